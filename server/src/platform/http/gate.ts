import { timingSafeEqual } from 'node:crypto'
import { sessionMessages } from '@fairground/domain/account'
import { codes } from '@fairground/wire/kernel/codes'
import type { Endpoint } from '@fairground/wire/kernel/endpoint'
import { Refusal } from './refusal'

/**
 * A cookie alone proves nothing about who wrote the request; the header cannot be set across sites. The specs let some
 * GETs send messages, so for those even an anonymous caller must show that it can set the header.
 */
export function requireToken(
  endpoint: Endpoint,
  expected: string | undefined,
  given: string | undefined,
): void {
  if (endpoint.effect === 'reads') return
  const sameSite =
    expected === undefined ? endpoint.method !== 'GET' || Boolean(given) : sameText(given ?? '', expected)
  if (!sameSite) throw new Refusal(codes.forbidden, sessionMessages.tokenMissing)
}

function sameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

export function requireOpenDuringForcedChange(endpoint: Endpoint): void {
  const open =
    endpoint.duringForcedChange || endpoint.access.who === 'anyone' || endpoint.access.who === 'demo'
  if (!open) throw new Refusal(codes.forbidden, sessionMessages.mustChangePassword)
}
