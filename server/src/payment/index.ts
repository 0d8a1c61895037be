export { paymentTasks } from './payment-tasks'
export { remindOfPaymentsJob } from './reminding'
export { readOpenContracts, readWaitingVouchers } from './statement/open-contracts.repository'
