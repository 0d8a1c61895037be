export * from './search'
