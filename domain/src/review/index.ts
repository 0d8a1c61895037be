export * from './changes'
export * from './decision'
export * from './state-titles'
export * from './timeline'
