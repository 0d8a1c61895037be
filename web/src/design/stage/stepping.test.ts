import { booth, hall, rect, uuid } from '@fairground/floorplan/design/testing/drafts'
import { drawing } from '@fairground/floorplan/design/testing/drawing'
import { expect, it } from 'vitest'
import { createStepping } from './stepping'

const [one, two, three] = [uuid(901), uuid(902), uuid(903)]
const draft = hall({ booths: [booth(one, rect(0, 0)), booth(two, rect(3, 0)), booth(three, rect(6, 0))] })

function table() {
  const { editor, chosen } = drawing(draft)
  return { editor, chosen, ...createStepping(editor) }
}

it('goes from piece to piece and says where there is none left', () => {
  const { step, chosen } = table()
  const steps = [1, 1, 1, 1, -1].map((direction) => [step(direction as 1 | -1), ...chosen()])
  expect(steps).toEqual([
    [true, one],
    [true, two],
    [true, three],
    [false, three],
    [true, two],
  ])
})

it('adds to what is kept, past pieces that are not, and lets go of one again', () => {
  const { step, keep, chosen } = table()
  step(1)
  keep()
  step(1)
  expect(chosen()).toEqual([one, two])
  step(1)
  expect(chosen()).toEqual([one, three])
  keep()
  keep()
  expect(chosen()).toEqual([one])
})

it('forgets what was kept when something else is chosen meanwhile', () => {
  const { editor, step, keep, chosen } = table()
  step(1)
  keep()
  editor.select([two])
  step(1)
  expect(chosen()).toEqual([three])
})
