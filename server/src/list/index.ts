export type { KeptRows } from './kept-rows'
export { readRowValues } from './list.repository'
export { addRow, editRow } from './list.service'
export { stepRow } from './publishing'
