import { readdirSync } from 'node:fs'
import { callTable } from '@fairground/wire/call-table'
import { describe, expect, it } from 'vitest'
import { describedCalls } from './wire-samples/described-calls'
import {
  expectSameCalls,
  folder,
  keep,
  recordedCalls,
  recording,
  recordOf,
  shortCalls,
} from './wire-samples/record'
import { features, listFeatures } from './wire-samples/stories'
import { tellStories } from './wire-samples/tell-stories'

tellStories(features)

/** Calls without a sample, each with its reason. */
const without: Record<string, string> = {
  'live.live': 'a stream that never ends; test/platform/live shows what it says',
}

describe('the record', () => {
  it('describes every call as it was described', async () => {
    const described = describedCalls()
    if (recording) await keep('openapi', shortCalls(described))
    expectSameCalls(described, recordedCalls())
  })

  const told = [...Object.keys(features), ...Object.keys(listFeatures)]

  it('has an answer of every call, but for those with a reason', () => {
    const samples = told.flatMap((feature) => Object.values(recordOf(feature)).flat())
    const answered = new Set(samples.map(({ call }) => call))
    const names = callTable.map(({ feature, name }) => `${feature}.${name}`)
    expect(names.filter((name) => !answered.has(name))).toEqual(Object.keys(without))
  })

  it('has no file that no story belongs to', () => {
    expect(readdirSync(folder).sort()).toEqual([...told, 'openapi'].map((name) => `${name}.json`).sort())
  })
})
