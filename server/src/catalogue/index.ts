export { catalogueTasks } from './tasks'
