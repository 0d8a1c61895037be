export { PersonalCenter } from './personal/personal-center'
