import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { inShort } from './described-calls'
import { type LightSample, lightSample } from './light-record'
import { written } from './plain-text'
import type { Sample } from './story'

/** Samples by story. */
export type Recorded = Record<string, LightSample[]>

/**
 * What callers see of every call. A difference is a change for everybody who calls us; where it is meant,
 * `RECORD_SAMPLES=1` writes the record anew.
 */
export const recording = process.env.RECORD_SAMPLES === '1'
export const folder = fileURLToPath(new URL('./recorded/', import.meta.url))
const fileOf = (name: string) => `${folder}${name}.json`

const read = (name: string): unknown =>
  existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : {}

export const recordOf = (feature: string) => read(feature) as Recorded
export const recordedCalls = () => read('openapi') as Record<string, string>

export async function keep(name: string, record: object): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(fileOf(name), `${written(record)}\n`)
}

/** One at a time, so that the first difference is shown with little around it. */
export function expectSame(title: string, seen: readonly Sample[], recorded: Recorded[string] = []): void {
  for (const [index, sample] of seen.entries()) {
    const kept = recorded[index]
    const now = written(lightSample(sample))
    const before = kept === undefined ? 'not recorded yet' : written(kept)
    // A mark says that something changed; somebody who looks for what it is needs the rows.
    const whole = now !== before && withoutMarks(now) === withoutMarks(before) ? `\n${written(sample)}` : ''
    expect(now, `${title}, step ${index + 1}${whole}`).toBe(before)
  }
  expect(seen.length, `${title}: steps`).toBe(recorded.length)
}

const withoutMarks = (text: string) => text.replace(/"mark":"\w+"/g, '')

/** All that differ at once, a field on each line. */
export function expectSameCalls(described: Record<string, object>, recorded: Record<string, string>): void {
  const seen = shortCalls(described)
  const names = new Set([...Object.keys(seen), ...Object.keys(recorded)])
  const differing = [...names].filter((name) => seen[name] !== recorded[name])
  const inLines = (calls: Record<string, string>) =>
    differing
      .map((name) => `${name} ${calls[name] ?? 'is not there'}`.replace(/(?<=[,{] ?)(?=\w)/g, '\n'))
      .join('\n')
  // Where only the mark differs, it is something the line does not say, such as a pattern. Some of them tell what it is.
  const unsaid = differing.filter((name) => seen[name]?.slice(8) === recorded[name]?.slice(8))
  const whole = unsaid
    .slice(0, 3)
    .map((name) => `\n${name} ${written(described[name])}`)
    .join('')
  expect(inLines(seen), `described otherwise${whole}`).toBe(inLines(recorded))
  expect(Object.keys(seen)).toEqual(Object.keys(recorded))
}

export const shortCalls = (described: Record<string, object>): Record<string, string> =>
  Object.fromEntries(Object.entries(described).map(([name, said]) => [name, inShort(said)]))
