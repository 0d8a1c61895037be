export { readBooths } from './hall.repository'
