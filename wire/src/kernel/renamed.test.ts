import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { enumerated } from './codecs'
import { allRenamed, as, renamed, unsent } from './renamed'

const state = enumerated({ '01': 'open', '02': 'shut' })
const door = renamed(
  'Door',
  z.object({
    name: z.string().min(1),
    note: z.string().optional(),
    key: z.string().nullable().optional(),
    state: z.enum(['open', 'shut']).optional(),
  }),
  { name: 'mc', note: 'bz', key: 'ys', state: as('zt', state) },
)
const read = (sent: object) => z.safeDecode(door, sent as never)

describe('what says nothing', () => {
  it('is as if it had been left out: null for a text, an empty text for one of a few words', () => {
    expect(read({ mc: 'A', bz: null, zt: '' }).data).toEqual({ name: 'A' })
    expect(read({ mc: 'A', zt: null }).data).toEqual({ name: 'A' })
  })

  it('is kept where it says something: null that may be one, a text that may be empty', () => {
    expect(read({ mc: 'A', ys: null, bz: '' }).data).toEqual({ name: 'A', key: null, note: '' })
  })

  it('is missed where something must be said', () => {
    expect(read({ mc: null }).error?.issues.map(({ path }) => path)).toEqual([['name']])
    expect(read({ mc: '' }).error?.issues.map(({ code }) => code)).toEqual(['too_small'])
    expect(read({ mc: 'A', zt: '03' }).success).toBe(false)
  })
})

describe('what does not travel', () => {
  const sign = renamed(
    'Sign',
    z.object({ text: z.string(), inCapitals: z.boolean().optional() }),
    { text: 'wz', inCapitals: unsent },
    {
      send: (raw, { inCapitals }) => (inCapitals ? { wz: String(raw.wz).toUpperCase() } : raw),
    },
  )

  it('says how the rest is written, and is neither sent nor read', () => {
    expect(z.encode(sign, { text: 'exit', inCapitals: true })).toEqual({ wz: 'EXIT' })
    expect(z.encode(sign, { text: 'exit' })).toEqual({ wz: 'exit' })
    expect(z.decode(sign, { wz: 'EXIT', inCapitals: true })).toEqual({ text: 'EXIT' })
    const known = allRenamed().find(({ entity }) => entity === 'Sign')
    expect(known?.fields().map(({ wire }) => wire)).toEqual(['wz'])
  })
})
