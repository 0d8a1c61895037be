export * from './english-characters'
export * from './issues'
export * from './messages'
export * from './plain-text'
