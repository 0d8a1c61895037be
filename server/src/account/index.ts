export { enableAccount, updateAccount } from './account.repository'
export { countCreditCode } from './codes.service'
export { lockedNames } from './locked-accounts.repository'
export { liftLocks } from './lockout'
