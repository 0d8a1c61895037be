import { readdirSync } from 'node:fs'
import { callTable } from '@fairground/wire/call-table'
import { growingContent, singleContent } from '@fairground/wire/portal'
import { portalContact } from '@fairground/wire/portal/types/contact'
import { describe, expect, it } from 'vitest'
import { triedLists } from '../list/samples'
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

/** All content of the portal is kept in one way: some of it stands for the rest, and content.test.ts walks it all. */
const shownBySome = [...growingContent, ...singleContent].filter(
  (list) => list !== portalContact && !(triedLists as readonly unknown[]).includes(list),
)

/** Calls without a sample. */
const without: Record<string, string> = {
  'live.live': 'a stream that never ends; test/platform/live shows what it says',
  ...Object.fromEntries(
    shownBySome.map(({ name }) => [`portal.${name}.`, 'answers as the content that is told']),
  ),
}
const isWithout = (call: string): boolean => Object.keys(without).some((start) => call.startsWith(start))

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
    expect(names.filter((name) => !answered.has(name) && !isWithout(name))).toEqual([])
    expect([...answered].filter(isWithout)).toEqual([])
  })

  it('has no file that no story belongs to', () => {
    expect(readdirSync(folder).sort()).toEqual([...told, 'openapi'].map((name) => `${name}.json`).sort())
  })
})
