export { tellCircleJob } from './rounds.service'
