import { hallMap, mapChangesSince, siteOverview } from '@fairground/wire/hall/maps'
import type { Endpoint } from '@fairground/wire/kernel/endpoint'
import { readBackground } from '@fairground/wire/venue'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { openPaths } from './read-halls'

const read: Record<keyof typeof openPaths, Endpoint> = {
  site: siteOverview,
  map: hallMap,
  changes: mapChangesSince,
  background: readBackground,
}

const shapeOf = ({ result }: Endpoint, io: 'input' | 'output') =>
  z.toJSONSchema(result, {
    io,
    override({ jsonSchema }) {
      // Says whether more fields are welcome, which differs by direction and not by shape.
      delete jsonSchema.additionalProperties
    },
  })

it.each(Object.entries(read))('the plan pages read %s where it is served, open to all', (name, endpoint) => {
  expect(openPaths[name as keyof typeof openPaths]).toBe(endpoint.path)
  expect(endpoint.method).toBe('GET')
  expect(endpoint.access).toEqual({ who: 'anyone' })
})

it.each(Object.values(read))('what they read travels as it is: $path', (endpoint) => {
  expect(shapeOf(endpoint, 'input')).toEqual(shapeOf(endpoint, 'output'))
})
