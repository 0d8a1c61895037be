export { tellOfCompany } from './company-news'
export { isSignUpOpen } from './sign-up-open.repository'
