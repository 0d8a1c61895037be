import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDraft, writeDraft } from '../draft'
import { booth, hall, rect, uuid, wall } from '../testing/drafts'
import { type Drawing, drawing, type Spot } from '../testing/drawing'
import { toolNames } from '../tool'

const [one, two, three, four] = [uuid(901), uuid(902), uuid(903), uuid(904)]

/** A little of everything, close together, so that gestures meet something. */
const before = hall({
  width: 30,
  depth: 20,
  booths: [
    booth(one, rect(3, 3)),
    booth(two, rect(6, 3)),
    booth(three, rect(12.4, 4.2, 6, 3)),
    booth(four, rect(3, 12)),
  ],
  elements: [
    wall('wall', [0, 10], [15, 10], [15, 18]),
    { kind: 'lane', id: 'lane', use: 'fire', ...rect(0, 7, 30, 2) },
    {
      kind: 'label',
      id: 'label',
      at: { x: 22, y: 15 },
      text: { zh: '大厅', en: 'Hall' },
      size: 1,
      rotation: 0,
    },
  ],
  locked: [four],
  groups: [[one, 'label']],
})

const spot = fc.tuple(
  fc.double({ min: -2, max: 32, noNaN: true }),
  fc.double({ min: -2, max: 22, noNaN: true }),
) as fc.Arbitrary<Spot>
const keys = fc.record({ shift: fc.boolean(), alt: fc.boolean(), scale: fc.constantFrom(5, 20, 60) })

type Act = (table: Drawing) => void

/** What a hand can do, in any order, also what makes no sense: up without down, two downs in a row. */
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(fc.array(spot, { minLength: 2, maxLength: 4 }), keys).map(
    ([places, held]): Act =>
      (table) =>
        table.drag(places, held),
  ),
  fc.tuple(fc.constantFrom('down', 'move', 'up', 'click', 'twice'), spot, keys).map(
    ([what, at, held]): Act =>
      (table) =>
        table[what as 'down'](at, held),
  ),
  fc.constantFrom(...toolNames).map(
    (tool): Act =>
      (table) =>
        table.use(tool),
  ),
  fc.constantFrom('Enter' as const, 'Escape' as const).map(
    (key): Act =>
      (table) =>
        table.key(key),
  ),
  fc.constant<Act>((table) => table.editor.undo()),
  fc.constant<Act>((table) => table.editor.redo()),
)

const table = (acts: readonly Act[], isSnapping: boolean): Drawing => {
  const drawn = drawing(before, { snapping: { on: isSnapping, grid: 0.5 } })
  for (const does of acts) does(drawn)
  return drawn
}

describe('whatever a hand does with whatever tool', () => {
  const acts = fc.array(act, { maxLength: 25 })

  it('is undone to the very same draft, and done again to the very same', () => {
    fc.assert(
      fc.property(acts, fc.boolean(), (does, isSnapping) => {
        const { editor } = table(does, isSnapping)
        while (editor.get().redoes) editor.redo()
        const after = editor.get().draft
        while (editor.get().undoes) editor.undo()
        expect(editor.get().draft).toBe(before)
        while (editor.get().redoes) editor.redo()
        expect(editor.get().draft).toBe(after)
      }),
    )
  })

  it('changes nothing when it is given up in the midst', () => {
    fc.assert(
      fc.property(
        acts,
        fc.constantFrom(...toolNames),
        fc.array(spot, { minLength: 1, maxLength: 4 }),
        keys,
        (does, tool, places, held) => {
          const drawn = table(does, true)
          drawn.use(tool)
          const { draft, selection } = drawn.editor.get()
          const [first, ...others] = places
          if (first) drawn.down(first, held)
          for (const place of others) drawn.move(place, held)
          drawn.key('Escape')
          expect(drawn.draft()).toBe(draft)
          expect(drawn.editor.get().selection).toEqual(selection)
          expect(drawn.editor.get().overlay).toEqual({ guides: [], distances: [] })
          expect(drawn.editor.get().lifted.size).toBe(0)
        },
      ),
    )
  })

  it('leaves a plan that can be kept, with everything to the centimetre, and what is locked as it was', () => {
    fc.assert(
      fc.property(acts, fc.boolean(), (does, isSnapping) => {
        const draft = table(does, isSnapping).draft()
        expect(readDraft(writeDraft(draft))).toEqual({ scene: draft })
        expect(draft.booths.find(({ id }) => id === four)).toBe(before.booths[3])
      }),
    )
  })
})
