export * from './download.messages'
export * from './download-fields'
