import { fairFacts } from '@fairground/wire/fair'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { fairPath } from './read-fair'

const shapeOf = (io: 'input' | 'output') =>
  z.toJSONSchema(fairFacts.result, {
    io,
    override({ jsonSchema }) {
      // Says whether more fields are welcome, which differs by direction and not by shape.
      delete jsonSchema.additionalProperties
    },
  })

it('the open pages read the fair’s facts where the call table serves them, open to all', () => {
  expect(fairPath).toBe(fairFacts.path)
  expect(fairFacts.access).toEqual({ who: 'anyone' })
})

it('what they read travels as it is, so that it can be used without its schema', () => {
  expect(shapeOf('input')).toEqual(shapeOf('output'))
})
