export * from './steps'
export * from './type-change'
export { typeChangeMessages } from './type-change.messages'
