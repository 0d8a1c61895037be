export { type HeldBooth, readBoothsHeld } from './booths-held.repository'
