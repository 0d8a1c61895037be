export * from './issues'
export * from './messages'
