import { capsOf, faultOfHoldings } from '@fairground/domain/placement'
import type { Settings } from '@fairground/domain/settings'
import { codes } from '@fairground/wire/kernel/codes'
import { Refusal } from '../platform/http/refusal'

export function requireWithinCaps(
  booths: Parameters<typeof faultOfHoldings>[0],
  settings: Pick<Settings, 'standardBooths' | 'rawBooths'>,
): void {
  const fault = faultOfHoldings(booths, capsOf(settings))
  if (fault) throw new Refusal(codes.refused, fault.message, fault.params)
}
