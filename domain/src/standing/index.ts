export * from './blacklist'
export * from './evidence'
export * from './standing'
export * from './validity'
