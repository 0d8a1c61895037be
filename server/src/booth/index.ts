export { holdsBooths, readBoothsHeld } from './booths-held.repository'
export { isOnPlan } from './hall-picture.repository'
