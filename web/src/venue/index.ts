export { ProportionNote } from './proportion-note'
