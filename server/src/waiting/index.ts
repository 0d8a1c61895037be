export { passOnOffersJob } from './pass-on-offers'
