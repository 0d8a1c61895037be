export * from './areas'
export * from './choices'
export * from './portal.messages'
