export { hallMessages } from './hall.messages'
export { type HallRow, readBooths, readHalls } from './hall.repository'
export { namesOf } from './hall-snapshot'
export { readPlan } from './read-plan'
