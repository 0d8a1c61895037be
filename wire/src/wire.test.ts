import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, vi } from 'vitest'
import { callsOf, callTable } from './call-table'
import { fairFacts } from './fair'
import type { Endpoint } from './kernel/endpoint'
import { live } from './live'
import { describeAccess, openApi } from './openapi'

// Codecs are known from when they are made, those of other tests' samples too; read anew it knows the product's alone.
vi.resetModules()
const { glossary, wireNames } = await import('./glossary')

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Operation {
  description: string
  security: object[]
  parameters: { name: string; in: string }[]
}
const document = openApi('1.2.3') as { openapi: string; paths: Record<string, Record<string, Operation>> }

function published({ path, method }: Endpoint): Operation {
  const operation = document.paths[`/api${path}`]?.[method.toLowerCase()]
  return operation ?? expect.fail(`${method} ${path} is not published`)
}

describe('the call table', () => {
  it('refuses two calls of one name, or of one method and path', () => {
    expect(() => callsOf({ fair: [{ fairFacts }, { fairFacts: live }] })).toThrow('fair.fairFacts')
    expect(() => callsOf({ fair: [{ fairFacts }], live: [{ again: fairFacts }] })).toThrow('GET /fair')
    expect(callsOf({ fair: [{ fairFacts }], live: [{ live }] })).toHaveLength(2)
  })

  it.each(callTable.map((call) => [`${call.feature}.${call.name}`, call] as const))(
    '%s says what it does, and the published description who may call it',
    (_, { endpoint }) => {
      expect(endpoint.summary.length).toBeGreaterThan(10)
      const { access, effect } = endpoint
      const { description, security } = published(endpoint)
      const open = ['anyone', 'demo'].includes(access.who)
      expect(description).toContain(`Access: ${describeAccess(access)}.`)
      expect(security).toEqual(open ? [] : [{ session: [], ...(effect === 'changes' ? { token: [] } : {}) }])
    },
  )

  it('takes parameters from its path and declares each', () => {
    for (const { endpoint } of callTable) {
      const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      const declared = published(endpoint).parameters.filter((one) => one.in === 'path')
      expect(declared.map(({ name }) => name).sort()).toEqual(inPath.sort())
    }
  })

  it('is published as OpenAPI 3.1, every call of it', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(Object.values(document.paths).flatMap((methods) => Object.keys(methods))).toHaveLength(
      callTable.length,
    )
  })
})

describe('the glossary', () => {
  it('is the one the codecs generate (npm run generate)', () => {
    expect(readFileSync(`${root}/docs/glossary.md`, 'utf8')).toBe(glossary())
  })
})

/** Names the specs use that no codec carries yet, but that would be just as wrong elsewhere. */
const otherSpecNames =
  'qyjbxx qykpxx qywjdc qyqtwjdc qycpjs qyzwyx zwjbxx zgjbxx zwgsmc ywgsmc tyshxydm kpgsmc validateFlag deleteFlag sjzt shzt reserve1 reserve2 reserve3 zhjs xgrid cjrid cfpapy cfpaXydj accountVO dcrq randstr'.split(
    ' ',
  )

describe('wire names', () => {
  it('appear nowhere outside wire/', () => {
    const names = [...new Set([...wireNames(), ...otherSpecNames])]
    const words = new RegExp(`(?<![\\w/-])(${names.join('|')})(?![\\w-])`)
    const places = ['domain/src', 'floorplan/src', 'server/src', 'server/migrations', 'web/src']
    const files = places
      .flatMap((place) =>
        readdirSync(`${root}/${place}`, { recursive: true }).map((name) => `${place}/${name}`),
      )
      .filter((file) => /\.(tsx?|sql)$/.test(file))
    expect(files.length).toBeGreaterThan(50)
    const found = files.flatMap((file) => {
      const match = words.exec(readFileSync(`${root}/${file}`, 'utf8'))
      return match ? [`${file}: ${match[1]}`] : []
    })
    expect(found).toEqual([])
  })
})
