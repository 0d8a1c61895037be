export { readDecisions } from './decisions.service'
export { readContractNumber, readWindow } from './hanging.repository'
export { readEarlierBooths, readSignUp, type SignUpRow } from './sign-up.repository'
