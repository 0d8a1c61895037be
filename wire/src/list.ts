import type { GrowingList, LogList, ViewList } from './list/define-list'
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
import { logSearch } from './list/lists/log-search'
import { loginLog } from './list/lists/login-log'
import { messageLog } from './list/lists/message-log'
import { paymentLog } from './list/lists/payment-log'
import { planLog } from './list/lists/plan-log'
import { reviewComment } from './list/lists/review-comment'
import { selectionLog } from './list/lists/selection-log'
import { windowLog } from './list/lists/window-log'

export {
  defineList,
  defineSingle,
  type GrowingList,
  type KeptList,
  type LogList,
  type ViewList,
} from './list/define-list'
export {
  contains,
  equals,
  type KeptListDefinition,
  type ListFilter,
  type Measure,
  type NoFields,
  type SingleDefinition,
  type Sound,
  type WireField,
  type WireFields,
} from './list/definition'
export type { ViewSum } from './list/list-calls'
export {
  allFields,
  dayOrNone,
  type HistoryEntry,
  type KeptRow,
  type ListRow,
  type ListSearch,
} from './list/list-codecs'
export type { PublicRow, RowVersion, TakenStep } from './list/trait-calls'

/** Lists of this feature whose rows come and go. A new one is a file beside these and a line here. */
export const growingByList: GrowingList[] = [
  reviewComment,
  boothTier,
  creditGrade,
  councilMember,
  groupUnit,
  associationMember,
  blacklistEntry,
  hall,
  download,
]

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
  logSearch,
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
