export * from './board.messages'
export * from './notice'
export * from './paragraphs'
export * from './question'
