export { planExportJob } from './draw-plan-job'
