export { planExportJob, tidyPlanExportsJob } from './draw-plan-job'
