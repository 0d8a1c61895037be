export { readTasks } from './tasks'
