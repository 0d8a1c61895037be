import type { GrowingList, KeptList, LogList, ViewList } from './list/define-list'
import { associationMember } from './list/lists/association-member'
import { blacklistEntry } from './list/lists/blacklist-entry'
import { boothLog } from './list/lists/booth-log'
import { boothTier } from './list/lists/booth-tier'
import { changeLog } from './list/lists/change-log'
import { councilMember } from './list/lists/council-member'
import { countedBooth } from './list/lists/counted-booth'
import {
  askedCompany,
  confirmedCompany,
  productCompany,
  signUpCompany,
  unplacedCompany,
} from './list/lists/counted-companies'
import { countedContract } from './list/lists/counted-contract'
import { creditGrade } from './list/lists/credit-grade'
import { download } from './list/lists/download'
import { groupUnit } from './list/lists/group-unit'
import { hall } from './list/lists/hall'
import { loginLog } from './list/lists/login-log'
import { messageLog } from './list/lists/message-log'
import { paymentLog } from './list/lists/payment-log'
import { planLog } from './list/lists/plan-log'
import { portalContact } from './list/lists/portal-contact'
import { portalQuestion } from './list/lists/portal-question'
import { reviewComment } from './list/lists/review-comment'
import { selectionLog } from './list/lists/selection-log'
import { windowLog } from './list/lists/window-log'

export type { GrowingList, KeptList, LogList, ViewList } from './list/define-list'
export type { ListFilter, Measure, WireField, WireFields } from './list/definition'
export type { ViewSum } from './list/list-calls'
export {
  allFields,
  dayOrNone,
  type HistoryEntry,
  type KeptRow,
  type ListRow,
  type ListSearch,
} from './list/list-codecs'
export type { PublicRow, TakenStep } from './list/trait-calls'

/** Lists whose rows come and go. A new one is a file beside these and a line here. */
export const growingLists: GrowingList[] = [
  reviewComment,
  boothTier,
  creditGrade,
  councilMember,
  groupUnit,
  associationMember,
  blacklistEntry,
  portalQuestion,
  hall,
  download,
]

/** Every list the organiser keeps, and after them those of one entry. */
export const keptLists: KeptList[] = [...growingLists, portalContact]

/** Lists that only grow by themselves. */
export const logLists: LogList[] = [
  loginLog,
  messageLog,
  changeLog,
  boothLog,
  planLog,
  windowLog,
  selectionLog,
  paymentLog,
]

/** What figures are made of: rows joined from what several features keep. */
export const viewLists: ViewList[] = [
  confirmedCompany,
  askedCompany,
  productCompany,
  unplacedCompany,
  signUpCompany,
  countedBooth,
  countedContract,
]

/** By their names, for the figures that are made of them. */
export {
  askedCompany,
  confirmedCompany,
  countedBooth,
  countedContract,
  productCompany,
  signUpCompany,
  unplacedCompany,
}
