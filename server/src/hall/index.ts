export { hallMessages } from './hall.messages'
export { type HallRow, readBooths, readHalls } from './hall.repository'
export { readPlan } from './read-plan'
