export { listHallCodesInRange } from './allocation'
export { savedSections } from './saved-sections'
export { isSignUpOpen } from './sign-up-open.repository'
