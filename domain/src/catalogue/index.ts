export * from './catalogue.messages'
export * from './catalogue-entry'
export * from './catalogue-state'
