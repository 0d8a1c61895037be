export { DrawnOutNote } from './drawn-out-note'
