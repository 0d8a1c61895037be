export { OpenPage } from './open-page'
