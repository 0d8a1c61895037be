export {
  isSpentRightly,
  issueProof,
  issueTicket,
  redeemProof,
  redeemTicket,
  returnTicket,
} from './tickets.repository'
export {
  acceptsCode,
  type CodeRequest,
  codeTarget,
  pretendToSendCode,
  sendCode,
} from './verification.service'
