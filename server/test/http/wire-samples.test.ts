import { readdirSync } from 'node:fs'
import { callTable } from '@fairground/wire/call-table'
import { openApi } from '@fairground/wire/openapi'
import { describe, expect, it } from 'vitest'
import { features, listFeatures } from './wire-samples/stories'
import type { Sample } from './wire-samples/story'
import {
  expectSame,
  folder,
  keep,
  type Recorded,
  recording,
  recordOf,
  tellStories,
} from './wire-samples/tell-stories'

tellStories(features)

/** Calls without a sample, each with its reason. */
const without: Record<string, string> = {
  'live.live': 'a stream that never ends; test/platform/live shows what it says',
}

describe('the record', () => {
  it('describes every call as it was described', async () => {
    const { paths, ...rest } = openApi('0') as { paths: Record<string, object> }
    const seen: Recorded = { document: [rest] }
    for (const [path, described] of Object.entries(paths)) seen[path] = [described]
    if (recording) await keep('openapi', seen)
    const recorded = recordOf('openapi')
    expect(Object.keys(seen)).toEqual(Object.keys(recorded))
    for (const [path, described] of Object.entries(seen)) expectSame(path, described, recorded[path])
  })

  const told = [...Object.keys(features), ...Object.keys(listFeatures)]

  it('has an answer of every call, but for those with a reason', () => {
    const samples = told.flatMap((feature) => Object.values(recordOf(feature)).flat()) as Sample[]
    const answered = new Set(samples.map(({ call }) => call))
    const names = callTable.map(({ feature, name }) => `${feature}.${name}`)
    expect(names.filter((name) => !answered.has(name))).toEqual(Object.keys(without))
  })

  it('has no file that no story belongs to', () => {
    expect(readdirSync(folder).sort()).toEqual([...told, 'openapi'].map((name) => `${name}.json`).sort())
  })
})
