export { isSignUpOpen } from './sign-up-open.repository'
