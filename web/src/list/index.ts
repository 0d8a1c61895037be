export { listNames, rowPath } from './list-paths'
