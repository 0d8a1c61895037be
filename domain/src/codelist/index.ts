export * from './code-items'
export * from './code-list'
export * from './default-lists'
export * from './division-tree'
