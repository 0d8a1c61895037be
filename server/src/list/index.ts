export { takeStep } from './publishing'
