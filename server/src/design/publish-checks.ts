import { boothStateNames } from '@fairground/domain/booth'
import {
  breachNames,
  hindering,
  isBoothCode,
  problemNames,
  designMessages as say,
} from '@fairground/domain/design'
import { fill, type Language, translate } from '@fairground/domain/text'
import type { PlanComparison } from '@fairground/floorplan/design/compare'
import type { Draft, DraftBooth } from '@fairground/floorplan/design/draft'
import type { BoothFact } from '@fairground/floorplan/design/drawn-draft'
import { findProblems, hallsByNumber } from '@fairground/floorplan/design/problems/index'
import { breachesOf, movedThoughTaken } from '@fairground/floorplan/design/safe-mode'
import { codes } from '@fairground/wire/kernel/codes'
import { Refusal, refuseField } from '../platform/http/refusal'
import type { NumbersOfHall } from './numbers-elsewhere.repository'

/** Enough to begin with, without a wall of text. */
const mostNamed = 30

function listed(lines: readonly string[]): string {
  const more = lines.length > mostNamed ? [`… (${lines.length})`] : []
  return [...lines.slice(0, mostNamed), ...more].join('\n')
}

const refuseLines = (message: string, lines: readonly string[], fields: Refusal['fields'] = []): Refusal =>
  new Refusal(codes.refused, message, { count: lines.length, list: listed(lines) }, fields)

/** `elsewhere`: numbers that booths of other halls have. */
export function requireNoProblems(
  draft: Draft,
  elsewhere: readonly NumbersOfHall[],
  language: Language,
): void {
  const taken = hallsByNumber(elsewhere)
  const booths = new Map(draft.booths.map((booth) => [booth.id, booth]))
  const nameOf = (id: string) => {
    const booth = booths.get(id)
    return booth?.code || (booth ? `(${booth.x}, ${booth.y})` : id)
  }
  const found = findProblems(draft, { taken, kinds: hindering })
  if (found.length === 0) return
  const lines = found.map(
    ({ kind, ids, hall }) =>
      `${problemNames[kind][language]} · ${ids.slice(0, mostNamed).map(nameOf).join(', ')}${hall ? ` (${hall})` : ''}`,
  )
  throw refuseLines(say.problemsLeft, lines)
}

/** What no screen would have let through. What stands already is not judged anew. */
export async function requireSoundBooths(
  { added, changed }: PlanComparison,
  offeredTypes: () => Promise<ReadonlySet<string>>,
  language: Language,
): Promise<void> {
  const renumbered = changed.filter(({ fields }) => fields.includes('code')).map(({ after }) => after)
  const retyped = changed.filter(({ fields }) => fields.includes('type')).map(({ after }) => after)
  const typed = [...added, ...retyped]
  // Most publishes only move booths, and then there is nothing to look up.
  const offered = typed.length > 0 ? await offeredTypes() : new Set()
  const faults = [
    ...naming(
      [...added, ...renumbered].filter(({ code }) => !isBoothCode(code)),
      say.codeShape,
      language,
    ),
    ...naming(
      typed.filter(({ exhibitType }) => !offered.has(exhibitType)),
      say.exhibitTypeMissing,
      language,
    ),
  ]
  if (faults.length > 0)
    throw refuseLines(
      say.problemsLeft,
      faults.map(({ message }) => message),
      faults,
    )
}

const naming = (booths: readonly DraftBooth[], message: string, language: Language): Refusal['fields'] =>
  booths.map(({ id, code }) => ({
    path: `booths.${id}`,
    message: `${code}: ${translate(message, language)}`,
  }))

interface Judged {
  published: Draft
  draft: Draft
  /** Read with the booths under lock. */
  facts: ReadonlyMap<string, BoothFact>
  reason: string
}

export function requireSafe({ published, draft, facts, reason }: Judged, language: Language): DraftBooth[] {
  const faults = breachesOf(published, draft, facts).map(({ id, code, state, kind }) => ({
    path: `booths.${id}`,
    message: fill(breachNames[kind][language], { code, state: boothStateNames[state][language] }),
  }))
  if (faults.length > 0)
    throw refuseLines(
      say.breaches,
      faults.map(({ message }) => message),
      faults,
    )
  const moved = movedThoughTaken(published, draft, facts)
  if (moved.length > 0 && !reason) throw refuseField('reason', say.moveReason)
  return moved
}
