export { countCreditCode } from './codes.service'
