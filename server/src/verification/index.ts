export {
  isSpentRightly,
  issueProof,
  issueTicket,
  redeemProof,
  redeemTicket,
  returnTicket,
  type TicketClaim,
} from './tickets.repository'
export {
  acceptsCode,
  type CodeRequest,
  codeTarget,
  pretendToSendCode,
  sendCode,
} from './verification.service'
