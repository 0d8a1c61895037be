import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Draft, readDraft, writeDraft } from '../draft'
import type { BoothFact } from '../drawn-draft'
import { withPieces } from '../edit'
import { done, redone, startingWith, undone } from '../history'
import { piecesOf } from '../pieces'
import { anyDraft, chosenOf, namesFrom } from '../testing/any-draft'
import { align, distribute, duplicate, nudge, remove, rotate } from './arrange'
import { group, lock, ungroup } from './bind'
import { resizeTo, setOnBooths } from './bulk'
import { copied, pasted } from './clipboard'
import { generateBooths } from './generate'
import { mergeBooths, splitBooth } from './merge'
import { renumber } from './number'
import { resize } from './resize'

const noFacts: ReadonlyMap<string, BoothFact> = new Map()
const numbering = { prefix: 'N', start: 1, step: 1, digits: 2, order: 'rows' as const }

type Operation = (draft: Draft, ids: string[], amount: number, newId: () => string) => Draft

/** Whatever can be done to a plan without unlocking anything. */
const operations: Record<string, Operation> = {
  alignLeft: (draft, ids) => align(draft, ids, 'left'),
  alignMiddle: (draft, ids) => align(draft, ids, 'middle'),
  distributeX: (draft, ids) => distribute(draft, ids, 'x'),
  distributeY: (draft, ids) => distribute(draft, ids, 'y'),
  nudge: (draft, ids, amount) => nudge(draft, ids, { x: amount, y: -amount / 3 }),
  nudgeFarAway: (draft, ids, amount) => nudge(draft, ids, { x: amount * 5000, y: 0 }),
  rotate: (draft, ids) => rotate(draft, ids),
  duplicate: (draft, ids, _, newId) => duplicate(draft, ids, newId).draft,
  remove: (draft, ids) => remove(draft, ids),
  group: (draft, ids) => group(draft, ids),
  ungroup: (draft, ids) => ungroup(draft, ids),
  lock: (draft, ids) => lock(draft, ids.slice(0, 1), true),
  paste: (draft, ids, amount, newId) =>
    pasted(draft, copied(draft, ids), { at: { x: amount, y: amount }, newId, exhibitType: '01' })?.draft ??
    draft,
  pasteBeside: (draft, ids, _, newId) =>
    pasted(draft, copied(draft, ids), { newId, exhibitType: '99' })?.draft ?? draft,
  generate: (draft, _, amount, newId) =>
    withPieces(
      draft,
      generateBooths(
        {
          floor: { x: amount, y: 1, width: 7, depth: 9 },
          arrangement: 'backToBack',
          boothWidth: 2,
          boothDepth: 2,
          perBlock: 2,
          aisle: 3,
          crossAisle: 1,
          numbering,
          boothClass: 'raw',
          exhibitType: '02',
          special: false,
        },
        newId,
      ),
    ),
  renumber: (draft, ids) => renumber(draft, ids, numbering),
  merge: (draft, ids) => {
    const merged = mergeBooths(draft, ids, noFacts)
    return 'draft' in merged ? merged.draft : draft
  },
  split: (draft, ids, amount, newId) => {
    const along = amount > 0 ? 'x' : 'y'
    const split = splitBooth(draft, ids[0] ?? '', { along, parts: 3 }, newId, noFacts)
    return 'draft' in split ? split.draft : draft
  },
  set: (draft, ids) => setOnBooths(draft, ids, { boothClass: 'raw', use: 'function', opening: undefined }),
  stretch: (draft, ids, amount) => resize(draft, new Set(ids), { x: amount, y: -amount / 2 }),
  resize: (draft, ids, amount) => resizeTo(draft, ids[0] ?? '', { width: amount, depth: 2 }),
}

const anyStep = fc.record({
  name: fc.constantFrom(...Object.keys(operations)),
  places: fc.array(fc.nat({ max: 40 }), { maxLength: 6 }),
  amount: fc.double({ min: -12, max: 12, noNaN: true }),
})

const read = (draft: Draft) => readDraft(writeDraft(draft))

describe('operations', () => {
  it('come undone step by step to the very draft before, and are done again', () => {
    fc.assert(
      fc.property(anyDraft({ step: 0.01 }), fc.array(anyStep, { maxLength: 12 }), (draft, wanted) => {
        const newId = namesFrom()
        const drafts = [draft]
        let history = startingWith(draft)
        for (const { name, places, amount } of wanted) {
          const after = operations[name]?.(history.now, chosenOf(history.now, places), amount, newId)
          if (after && after !== history.now) drafts.push(after)
          if (after) history = done(history, 'edit', after)
        }
        expect(history.now).toBe(drafts.at(-1))
        for (const before of drafts.slice(0, -1).toReversed()) {
          history = undone(history)
          expect(history.now).toBe(before)
        }
        for (const after of drafts.slice(1)) {
          history = redone(history)
          expect(history.now).toBe(after)
        }
      }),
    )
  })

  it.each(Object.entries(operations))(
    '%s leaves a draft that can be kept, and what is locked as it was',
    (_, operation) => {
      fc.assert(
        fc.property(anyDraft({ step: 0.01 }), anyStep, (draft, { places, amount }) => {
          const before = JSON.parse(JSON.stringify(draft))
          const after = operation(draft, chosenOf(draft, places), amount, namesFrom())
          expect(draft).toEqual(before)
          expect(read(after)).toHaveProperty('scene')
          const ids = piecesOf(after).map(({ id }) => id)
          expect(new Set(ids).size).toBe(ids.length)
          const there = new Map(piecesOf(after).map((piece) => [piece.id, piece]))
          for (const piece of piecesOf(draft).filter(({ id }) => draft.locked.includes(id)))
            expect(there.get(piece.id)).toBe(piece)
          for (const id of [...after.locked, ...after.groups.flat()]) expect(there.has(id)).toBe(true)
          if (after !== draft) expect(after).not.toEqual(draft)
        }),
      )
    },
  )
})
