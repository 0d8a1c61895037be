export * from './mail.messages'
export * from './placeholders'
export * from './round'
export * from './wording'
