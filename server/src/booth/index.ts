export { holdsBooths, readBoothsHeld } from './booths-held.repository'
