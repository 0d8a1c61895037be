export { badgeTasks } from './badge-tasks'
export { forgetBadgePeopleJob } from './forgetting'
export { requireWithoutCoExhibitor } from './own-company'
