import type { BoothClass } from '@fairground/domain/booth'
import { placementMessages as say } from '@fairground/domain/placement'
import type { Settings } from '@fairground/domain/settings'
import { codes } from '@fairground/wire/kernel/codes'
import { Refusal } from '../platform/http/refusal'

interface Held {
  hallId: string
  boothClass: BoothClass
}

/** What no company may have, whoever gives it: booths of two halls or two kinds, or more than the cap. */
export function requireWithinCaps(
  booths: readonly Held[],
  { standardBooths, rawBooths }: Pick<Settings, 'standardBooths' | 'rawBooths'>,
): void {
  if (new Set(booths.map(({ hallId }) => hallId)).size > 1) throw new Refusal(codes.refused, say.crossHall)
  const kinds = new Set(booths.map(({ boothClass }) => boothClass))
  if (kinds.size > 1) throw new Refusal(codes.refused, say.oneClass)
  const [most, message] = kinds.has('raw')
    ? [rawBooths.hardCap, say.rawMost]
    : [standardBooths.most, say.standardMost]
  if (booths.length > most) throw new Refusal(codes.refused, message, { count: most })
}
