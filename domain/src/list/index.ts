export * from './company-rules'
export * from './import-run'
export * from './list.messages'
export * from './similar'
