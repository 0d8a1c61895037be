export { areaOf, requestText } from './list/request-text'
export { decidePath, detailPath } from './review-paths'
export { StateTag } from './state-tag'
export { useCompanyName } from './use-company-name'
