export * from './credit-code'
export * from './journey'
export * from './states'
