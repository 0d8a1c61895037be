export * from './assignment.messages'
export * from './caps'
export * from './judgement'
