export { useDrawings } from './use-drawings'
