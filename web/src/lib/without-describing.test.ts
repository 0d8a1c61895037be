import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { withoutDescribing } from '../../without-describing'

const core = path.join(path.dirname(createRequire(import.meta.url).resolve('zod')), 'v4/core')
const read = (name: string): [string, string] => {
  const file = path.join(core, name)
  const code = readFileSync(file, 'utf8')
  return [code, withoutDescribing(code, file) ?? '']
}
const functionOf = (name: string, code: string): string | undefined =>
  new RegExp(`^export function ${name}\\(.*?^\\}`, 'ms').exec(code)?.[0]

it('what a form asks a schema for stays in the build, and what writes it down does not', () => {
  const [whole, left] = read('json-schema-processors.js')
  // A form asks how long a text may be, which Zod reckons here.
  expect(functionOf('aggregateChecks', left)).toBe(functionOf('aggregateChecks', whole))
  expect(functionOf('aggregateChecks', left)).toContain('maximum')
  expect(left.match(/^export const \w+Processor\b/gm)).toEqual(whole.match(/^export const \w+Processor\b/gm))
  expect(left).toContain('export const stringProcessor = () => {}')
  expect(left.length).toBeLessThan(whole.length / 2)
  const [, written] = read('to-json-schema.js')
  expect(written).toContain('export const createToJSONSchemaMethod = () => {}')
})

it('every other file stays as it is', () => {
  expect(withoutDescribing('export const stringProcessor = {\n};', '/zod/v4/core/schemas.js')).toBeUndefined()
})
