export { companyNews } from './company-news'
export { type InitialPassword, makeInitialPassword } from './initial-password'
export { countLookup } from './lookups'
export { insertBillingStub, insertExhibitor } from './new-exhibitor.repository'
