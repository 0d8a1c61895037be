export { issueTicket, redeemTicket } from './tickets.repository'
export { acceptsCode, type CodeRequest, pretendToSendCode, sendCode } from './verification.service'
