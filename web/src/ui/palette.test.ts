import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { palettes, stagePalette } from './palette'

const sources = new URL('../', import.meta.url)
const css = readFileSync(new URL('./palette.css', import.meta.url), 'utf8')

/** The variables of every block that opens like this, by name. */
function variables(selector: string): Record<string, string> {
  const blocks = css.split('}').filter((block) => block.includes(`\n${selector} {`))
  return Object.fromEntries(
    blocks.flatMap((block) =>
      [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
    ),
  )
}

const variableOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/\d/, '-$&')

const byVariable = (colours: Record<string, string>) =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [variableOf(name), value]))

describe('the palette', () => {
  const day = variables(':root')
  const night = variables(':root[data-theme="dark"]')

  it('is the same for the component library as for our own styles', () => {
    expect(day).toMatchObject(byVariable({ ...palettes.light, ...stagePalette }))
    expect({ ...day, ...night }).toMatchObject(byVariable(palettes.dark))
  })

  it('names by day everything that the dark changes', () => {
    expect(Object.keys(day)).toEqual(expect.arrayContaining(Object.keys(night)))
  })

  it('is the only place with colours in numbers', () => {
    const styles = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.module.css'),
    )
    const coloured = styles.filter((name) =>
      /#[0-9a-f]{3,8}\b/i.test(readFileSync(new URL(name, sources), 'utf8')),
    )
    expect(coloured).toEqual([])
  })

  const luminance = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrast = (one: string, other: string): number => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }

  const readable = [
    ...['ink', 'ink-2', 'ink-3', 'ember'].flatMap((ink) =>
      ['paper', 'ground', 'raised', 'field', 'tint', 'hover', 'wash', 'chosen'].map((ground) => [
        ink,
        ground,
      ]),
    ),
    ...['ok', 'warn', 'bad', 'info'].flatMap((tone) => [
      [tone, `${tone}-soft`],
      [tone, 'paper'],
    ]),
    ...['warn', 'bad', 'info'].map((tone) => [`${tone}-ink`, `${tone}-soft`]),
    ['ember-strong', 'ember-soft'],
    ['ink-2', 'quiet-soft'],
    ['on-fill', 'ember-fill'],
    ['on-fill', 'ember-fill-hover'],
    ['on-fill', 'fill-ok'],
    ['on-fill', 'fill-bad'],
    ['on-graphite', 'graphite'],
    ['on-graphite-2', 'graphite-3'],
  ] as const

  it.each([
    ['by day', day],
    ['in the dark', { ...day, ...night }],
  ])('is readable %s', (_when, colours) => {
    const at = (name: string) => colours[name] ?? expect.fail(`no --${name}`)
    const faint = readable
      .map(([ink = '', ground = '']) => ({ ink, ground, ratio: contrast(at(ink), at(ground)) }))
      .filter(({ ratio }) => ratio < 4.5)
    expect(faint).toEqual([])
    for (const ground of ['field', 'paper'])
      expect(contrast(at('line-field'), at(ground)), ground).toBeGreaterThan(3)
  })

  it.each([
    ['by day', day],
    ['in the dark', { ...day, ...night }],
  ])('tells the bars of the home from the paper they stand on %s', (_when, colours) => {
    const named = (file: string, found: RegExp) =>
      [...readFileSync(new URL(`home/overview/${file}.module.css`, sources), 'utf8').matchAll(found)].map(
        ([, name = '']) => name,
      )
    const [paper = '', ...bars] = [
      'paper',
      ...named('overview', /\.track \w \{[^}]*background: var\(--([\w-]+)\)/g),
      ...named('ribbon', /\.(?:band|lost) \{[^}]*stroke: var\(--([\w-]+)\)/g),
    ].map((name) => colours[name] ?? expect.fail(`no --${name}`))
    expect(bars).toHaveLength(5)
    for (const bar of bars) expect(contrast(bar, paper)).toBeGreaterThan(3)
  })
})
