import type { LogList, ReferenceList } from './reference/define-list'
import { associationMember } from './reference/lists/association-member'
import { blacklistEntry } from './reference/lists/blacklist-entry'
import { boothTier } from './reference/lists/booth-tier'
import { changeLog } from './reference/lists/change-log'
import { councilMember } from './reference/lists/council-member'
import { creditGrade } from './reference/lists/credit-grade'
import { groupUnit } from './reference/lists/group-unit'
import { loginLog } from './reference/lists/login-log'
import { messageLog } from './reference/lists/message-log'
import { reviewComment } from './reference/lists/review-comment'

export type { ListFilter, LogList, ReferenceList, WireField } from './reference/define-list'
export type { HistoryEntry, ListSearch, ShownRow } from './reference/list-codecs'

/** Every list the organiser keeps. A new one is a file beside these and a line here. */
export const referenceLists: ReferenceList[] = [
  reviewComment,
  boothTier,
  creditGrade,
  councilMember,
  groupUnit,
  associationMember,
  blacklistEntry,
]

/** Lists that only grow by themselves. */
export const logLists: LogList[] = [loginLog, messageLog, changeLog]
