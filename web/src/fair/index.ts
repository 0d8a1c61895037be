export { journeyTexts } from './journey.texts'
export { type FairFacts, readFair } from './read-fair'
