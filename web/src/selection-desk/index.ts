export { MoveDialog } from './move/move-dialog'
