import { hindering } from '@fairground/domain/design'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Draft, readDraft, writeDraft } from '../draft'
import { piecesOf } from '../pieces'
import { anyDraft } from '../testing/any-draft'
import { inOneOrder, plain, plainProblems } from '../testing/plain-problems'
import { findProblems, type Problem } from '.'

const elsewhere = {
  taken: new Map([
    ['B02', 'E2'],
    ['N1', 'N'],
  ]),
  planned: new Map([['B01', 'E2']]),
}

/** What a problem is known by before and after something was mended. */
const nameOf = ({ kind, ids, code }: Problem): string =>
  kind !== 'numberMissing' && kind.startsWith('number')
    ? `${kind} ${code?.toUpperCase()}`
    : `${kind} ${ids.toSorted().join(' ')}`

const hindrances = (draft: Draft): Set<string> =>
  new Set(
    findProblems(draft, elsewhere)
      .filter(({ kind }) => hindering.has(kind))
      .map(nameOf),
  )

/** Besides what hinders, all that a click can mend. */
const left = (draft: Draft): number =>
  new Set(
    findProblems(draft, elsewhere)
      .filter(({ kind, mend }) => hindering.has(kind) || mend)
      .map(nameOf),
  ).size

describe('the problems of a plan', () => {
  it('are those a look at everything finds', () => {
    fc.assert(
      fc.property(anyDraft(), (draft) => {
        const all = findProblems(draft, elsewhere)
        const found = all.map(plain)
        const grave = all.filter(({ kind }) => hindering.has(kind))
        expect(findProblems(draft, { ...elsewhere, kinds: hindering }).map(plain)).toEqual(grave.map(plain))
        expect(inOneOrder(found)).toEqual(inOneOrder(plainProblems(draft, elsewhere)))
      }),
      { numRuns: 400 },
    )
  })

  it('are mended one by one: each mend ends its problem, makes no other that hinders and touches nothing locked or held', () => {
    fc.assert(
      fc.property(anyDraft(), fc.array(fc.nat(13), { maxLength: 6 }), (draft, places) => {
        const before = hindrances(draft)
        const held = new Set(places.flatMap((place) => draft.booths[place]?.id ?? []))
        for (const problem of findProblems(draft, { ...elsewhere, held })) {
          if (!problem.mend) continue
          const mended = problem.mend.apply(draft)
          const after = hindrances(mended)
          expect(findProblems(mended, elsewhere).map(nameOf)).not.toContain(nameOf(problem))
          expect([...after].filter((name) => !before.has(name))).toEqual([])
          expect(readDraft(writeDraft(mended))).toHaveProperty('scene')
          if (problem.mend.code) expect(mended.booths.map(({ code }) => code)).toContain(problem.mend.code)
          const there = new Map(piecesOf(mended).map((piece) => [piece.id, piece]))
          for (const piece of piecesOf(draft).filter(({ id }) => held.has(id) || draft.locked.includes(id)))
            expect(there.get(piece.id)).toBe(piece)
        }
        expect(before).toEqual(hindrances(draft))
      }),
    )
  })

  it('become fewer with every mend, until there is nothing left to mend', () => {
    fc.assert(
      fc.property(anyDraft(), (draft) => {
        let now = draft
        for (;;) {
          const [mend] = findProblems(now, elsewhere).flatMap((problem) => problem.mend ?? [])
          if (!mend) break
          const after = mend.apply(now)
          expect(left(after)).toBeLessThan(left(now))
          now = after
        }
        expect(now.booths.length).toBe(draft.booths.length)
      }),
    )
  })

  it('can all be mended by what was offered at first, each number as promised', () => {
    fc.assert(
      fc.property(anyDraft(), (draft) => {
        const unlocked: Draft = { ...draft, locked: [] }
        const offered = findProblems(unlocked, elsewhere).filter(({ kind }) => kind.startsWith('number'))
        const after = offered.reduce((now, { mend }) => mend?.apply(now) ?? now, unlocked)
        const codes = after.booths.map(({ code }) => code.toUpperCase())
        expect(new Set(codes).size).toBe(codes.length)
        expect(codes.filter((code) => code === '' || elsewhere.taken.has(code))).toEqual([])
      }),
    )
  })

  it('come kind by kind, each from top to bottom and left to right', () => {
    fc.assert(
      fc.property(anyDraft(), (draft) => {
        const found = findProblems(draft)
        found.slice(1).forEach((problem, place) => {
          const before = found[place]
          if (before?.kind !== problem.kind) return
          const isLater =
            problem.at.y > before.at.y || (problem.at.y === before.at.y && problem.at.x >= before.at.x)
          expect(isLater).toBe(true)
        })
        expect(findProblems({ ...draft, booths: [...draft.booths] }).map(nameOf)).toEqual(found.map(nameOf))
      }),
    )
  })
})
