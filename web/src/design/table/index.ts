export { TableDialog } from './table-dialog'
