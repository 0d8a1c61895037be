import type { ProblemKind } from '@fairground/domain/design'
import { middleOf } from '../../geometry'
import type { Draft, DraftBooth } from '../draft'
import { codeGiver, comparable } from '../operations/code-giver'
import { codesOf } from '../operations/number'
import { withCodes } from './new-codes'
import { type Beside, inOtherHalls, type Mend, type Problem } from './problem'

/** How many booths of this hall may keep a number. */
type Keeping = 'one' | 'none'

export function boothsByCode({ booths }: Draft): Map<string, DraftBooth[]> {
  const byCode = new Map<string, DraftBooth[]>()
  for (const booth of booths) {
    const code = comparable(booth.code)
    const same = byCode.get(code)
    if (same) same.push(booth)
    else if (code) byCode.set(code, [booth])
  }
  return byCode
}

/** Problems that new numbers put right: each is offered one that no other of them is. */
export function someRenumbered(draft: Draft, beside: Beside) {
  const inUse = inOtherHalls(beside)
  const { held } = beside
  const byCode = boothsByCode(draft)
  const codes = codeGiver([...codesOf(draft), ...inUse])
  return (kind: ProblemKind, code: string, keeping: Keeping): Problem => {
    const booths = byCode.get(code) ?? []
    const [giving] = toRenumber(booths, fixedIn(draft, held), keeping)
    const shown = giving ?? booths[0]
    const problem: Problem = {
      kind,
      ids: booths.map(({ id }) => id),
      at: shown ? middleOf(shown) : { x: 0, y: 0 },
      code: shown?.code.trim() ?? code,
    }
    return giving
      ? {
          ...problem,
          mend: mendByNewNumbers({ code, promised: codes.after(giving.code), inUse, held, keeping }),
        }
      : problem
  }
}

const fixedIn = ({ locked }: Draft, held: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...locked, ...held])

/** All but the one that keeps it: what is locked or held, or else what was there first. None where that puts nothing right. */
function toRenumber(
  booths: readonly DraftBooth[],
  fixed: ReadonlySet<string>,
  keeping: Keeping,
): DraftBooth[] {
  const staying = booths.filter(({ id }) => fixed.has(id))
  if (staying.length > (keeping === 'one' ? 1 : 0)) return []
  const keeps = keeping === 'one' ? (staying[0] ?? booths[0]) : undefined
  return booths.filter((booth) => booth !== keeps)
}

interface NewNumbers {
  code: string
  promised: string
  inUse: readonly string[]
  held: ReadonlySet<string>
  keeping: Keeping
}

/** The first of them gets the number that was promised, if nobody has it by then. */
const mendByNewNumbers = ({ code, promised, inUse, held, keeping }: NewNumbers): Mend => ({
  code: promised,
  apply(later) {
    const booths = boothsByCode(later).get(code) ?? []
    const codes = codeGiver([...codesOf(later), ...inUse])
    return withCodes(
      later,
      new Map(
        toRenumber(booths, fixedIn(later, held), keeping).map(({ id }, place) => [
          id,
          place === 0 ? codes.wished(promised) : codes.after(promised),
        ]),
      ),
    )
  },
})
