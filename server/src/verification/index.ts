export { issueProof, issueTicket, redeemProof, redeemTicket, returnTicket } from './tickets.repository'
export { acceptsCode, type CodeRequest, pretendToSendCode, sendCode } from './verification.service'
