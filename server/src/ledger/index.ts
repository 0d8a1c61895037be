export { letBoothsFollow } from './booths-by-money.repository'
export { findEntry, isCharged, readBalance, readEntries } from './ledger.repository'
export {
  askForNothing,
  type BookedEntry,
  bookCharge,
  bookEntry,
  carryOver,
  type NewEntry,
} from './ledger.service'
