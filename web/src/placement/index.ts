export { BoothList } from './booth-list'
export { BoothPage } from './booth-page'
