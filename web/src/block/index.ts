export { BlockCard } from './block-card'
export { BlockNotes } from './block-notes'
export { DivisionForm } from './division-form'
