export { boardPaths } from './board-paths'
export { BoardBanner } from './newest/board-banner'
export { BoardCard } from './newest/board-card'
export { AnswerDrawer } from './organiser/answer-drawer'
