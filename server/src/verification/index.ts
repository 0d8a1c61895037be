export { issueTicket, redeemTicket } from './tickets.repository'
export { acceptsCode, sendCode } from './verification.service'
