export { ContractStateTag } from './contract-state'
export { MoneyInput } from './money-input'
