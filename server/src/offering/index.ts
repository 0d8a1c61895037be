export {
  closeOffer,
  endEntry,
  insertWaitingEvent,
  lockOffered,
  readKeptForOffers,
} from './offer.repository'
export { announce, makeOffer, offerAnew, offerFreed } from './offering.service'
export { mayBeOffered, sideBySide, waitingOf } from './waiting-facts'
export {
  type FreeOnPlan,
  type ListedEntry,
  lockList,
  readEntries,
  readFreeBooths,
  readLine,
  readOrder,
  readWaitingFigures,
} from './waiting-list.repository'
