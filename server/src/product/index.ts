export { productTasks } from './tasks'
