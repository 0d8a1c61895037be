export * from './booth-types'
export * from './hall-fields'
export * from './venue.messages'
