import { callTable } from '@fairground/wire/call-table'
import { expect, it } from 'vitest'
import { describeAsking } from './asking-owners'
import { namedCalls } from './owner-samples'

it('no row speaks of a call that is not there', () => {
  const calls = callTable.map(({ feature, name }) => `${feature}.${name}`)
  expect(namedCalls.filter((name) => !calls.includes(name))).toEqual([])
})

// Each of its own kind, whose forms and screens are the same; test/long asks across.
describeAsking([
  ['CHN', 'CHN'],
  ['ENG', 'ENG'],
])
