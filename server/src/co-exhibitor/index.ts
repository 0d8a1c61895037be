export { isConfirmedOf, readConfirmed } from './co-exhibitor.repository'
