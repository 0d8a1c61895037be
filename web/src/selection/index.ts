export { selectionPaths } from './selection-paths'
