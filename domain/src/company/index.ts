export * from './journey'
export * from './states'
