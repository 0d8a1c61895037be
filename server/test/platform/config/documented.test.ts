import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = new URL('../../../../', import.meta.url)
const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8')
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort()

/** Read from the source: a setting that nobody told the operator about must not hide behind an export either. */
const folder = 'server/src/platform/config/'
const settings = namesIn(
  readdirSync(fileURLToPath(new URL(folder, root)))
    .map((file) => textOf(folder + file))
    .join('\n'),
  /^ {2}([A-Z][A-Z0-9_]+): /gm,
)

/** Of no use there: the container and its database settle them, or they belong to the demo. */
const settledByCompose = ['CAPTCHA', 'DATABASE_CA_FILE', 'DATA_DIR', 'DEMO_SIZE', 'HOST', 'PORT']

describe('every setting', () => {
  it('is explained in .env.example, and nothing else is', () => {
    expect(namesIn(textOf('.env.example'), /^#([A-Z][A-Z0-9_]+)=/gm)).toEqual(settings)
  })

  it('reaches the containers', () => {
    const passed = namesIn(textOf('compose.yaml'), /^ {4}([A-Z][A-Z0-9_]+): /gm)
    expect([...passed, ...settledByCompose].sort()).toEqual(settings)
  })

  it('stands in the README', () => {
    expect(settings.filter((name) => !textOf('README.md').includes(`\`${name}\``))).toEqual([])
  })
})
