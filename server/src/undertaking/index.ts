export { undertakingTasks } from './tasks'
