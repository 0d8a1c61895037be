export { readBoothsHeld } from './booths-held.repository'
