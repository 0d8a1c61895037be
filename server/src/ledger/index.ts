export { letBoothsFollow } from './booths-by-money.repository'
export { findEntry, readBalance, readEntries } from './ledger.repository'
export {
  type BookedEntry,
  bookCharge,
  bookEntry,
  carryOver,
  type NewEntry,
  takeBackCharge,
} from './ledger.service'
