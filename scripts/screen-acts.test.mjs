import { expect, it } from 'vitest'
import { screenActs } from '../e2e/support/screen-acts'
import { screens } from '../wire/src/screens'

const shown = screens.filter((screen) => !('redirectTo' in screen)).map(({ path }) => path)
const tried = new Set(screenActs.map(({ path }) => path))

it('every screen that shows something is opened on the demo fair and used for what it is there for', () => {
  expect(shown.filter((path) => !tried.has(path))).toEqual([])
})

it('no screen is tried that is not there', () => {
  expect([...tried].filter((path) => !shown.includes(path))).toEqual([])
})
