export * from './mail.messages'
export * from './placeholders'
export * from './wording'
