export { nearestFirst } from './nearest-first'
export { type SearchKeys, searchKeys } from './nearness'
export { type Spelling, spelling } from './spelling'
