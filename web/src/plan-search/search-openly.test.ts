import { searchPlans } from '@fairground/wire/hall/search'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { searchPath } from './search-openly'

const shapeOf = (io: 'input' | 'output') =>
  z.toJSONSchema(searchPlans.result, {
    io,
    override({ jsonSchema }) {
      // Says whether more fields are welcome, which differs by direction and not by shape.
      delete jsonSchema.additionalProperties
    },
  })

it('the open pages search where the call table serves it, open to all, and read what travels as it is', () => {
  expect(searchPath).toBe(searchPlans.path)
  expect(searchPlans).toMatchObject({ method: 'GET', access: { who: 'anyone' } })
  expect(shapeOf('input')).toEqual(shapeOf('output'))
})
