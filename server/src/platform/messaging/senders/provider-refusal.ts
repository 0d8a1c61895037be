import { PermanentSendError } from './sender'

export interface Refusal {
  provider: string
  code: string
  requestId: string | undefined
}

export interface RefusalRules {
  /** A code, or the family in front of the dot: `AuthFailure` covers `AuthFailure.TokenFailure`. */
  permanent: readonly string[]
  /** Members of a permanent family that pass with time or money. */
  passing?: readonly string[]
}

/**
 * An unknown code is worth another try: the outbox gives up by itself, a lost message does not come back.
 * The provider's own wording is left out, because it may repeat the number, the parameters or the key id.
 */
export function refusalError(refusal: Refusal, rules: RefusalRules): Error {
  const { provider, requestId } = refusal
  const code = printable(refusal.code)
  const message = `${provider} refused the message: ${code}${requestId ? ` (request ${printable(requestId)})` : ''}`
  const permanent = listed(rules.permanent, refusal.code) && !listed(rules.passing ?? [], refusal.code)
  return permanent ? new PermanentSendError(message) : new Error(message)
}

function listed(codes: readonly string[], code: string): boolean {
  return codes.some((entry) => code === entry || code.startsWith(`${entry}.`))
}

function printable(identifier: string): string {
  return /^[\w.-]{1,100}$/.test(identifier) ? identifier : 'unreadable'
}
