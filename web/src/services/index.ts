export { ServiceTabs } from './service-tabs'
export { ServicesLink } from './services-link'
