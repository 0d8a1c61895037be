export type { KeptRows } from './kept-rows'
export { addRow, editRow } from './list.service'
export { stepRow } from './publishing'
