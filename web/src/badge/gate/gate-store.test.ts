import type { AdmissionMade } from '@fairground/domain/badge'
import type { AdmissionOutcome, GateList, ListedGateBadge } from '@fairground/wire/badge/gate'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { beforeEach, describe, expect, it } from 'vitest'
import { createAdmissionQueue } from './admission-queue'
import { createGate } from './gate-store'
import type { KeptList } from './kept-list'

const badge = (number: number, over: Partial<ListedGateBadge> = {}): ListedGateBadge => ({
  id: `0b9e6c1a-5a52-4d0a-9a52-0000000${number.toString(16)}`,
  number,
  name: `人${number}`,
  nameEn: '',
  post: '经理',
  companyName: '公司',
  photoFileId: null,
  printing: 1,
  isVoid: false,
  voidReason: '',
  admittedAt: null,
  ...over,
})

let network: boolean
let clock: Date
let known: ListedGateBadge[]
let sent: AdmissionMade[][]
let asked: (string | undefined)[]
let answer: (made: AdmissionMade) => AdmissionOutcome
let kept: Map<string, string>
let list: KeptList | undefined
let wholes: boolean[]

beforeEach(() => {
  network = true
  clock = new Date('2027-05-18T02:00:00Z')
  known = [badge(100_001), badge(100_002, { isVoid: true })]
  sent = []
  asked = []
  kept = new Map()
  list = undefined
  wholes = []
  answer = ({ id }) => ({ id, admitted: true, reason: null, badge: badge(100_001, { admittedAt: clock }) })
})

const storage = () =>
  ({
    get length() {
      return kept.size
    },
    key: (place: number) => [...kept.keys()][place] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }) as Storage

const reach = <Answer>(give: () => Answer): Promise<Answer> =>
  network ? Promise.resolve(give()) : Promise.reject(new CallFailure('unreachable', 'offline'))

const openGate = () =>
  createGate({
    list: (since) =>
      reach((): GateList => {
        asked.push(since)
        return {
          asOf: clock,
          edition: 21,
          lastDay: '2027-05-20',
          publicKeys: [],
          admittedToday: 0,
          badges: known,
        }
      }),
    send: (admissions) =>
      reach(() => {
        sent.push(admissions)
        return admissions.map(answer)
      }),
    queue: createAdmissionQueue(storage),
    keeper: {
      read: async () => list,
      async write(written, whole) {
        wholes.push(whole)
        list = { ...written, userId: 'one', language: 'zh', timeZone: 'Asia/Shanghai', keptAt: clock }
      },
    },
    timeZone: () => 'Asia/Shanghai',
    now: () => clock,
  })

describe('a gate', () => {
  it('asks for everything first, and then for what changed', async () => {
    const gate = openGate()
    expect(gate.present('100001').reason).toBe('unknown')
    await gate.refresh()
    expect(gate.get()).toMatchObject({ isReady: true, isOnline: true, badges: 2 })
    await gate.refresh()
    expect(asked).toEqual([undefined, '2027-05-18T01:59:00.000Z'])
    expect(gate.present('100002').reason).toBe('void')
  })

  it('lets the server decide where it answers', async () => {
    const gate = openGate()
    await gate.refresh()
    answer = ({ id }) => ({ id, admitted: false, reason: 'void', badge: badge(100_001, { isVoid: true }) })
    const shown = gate.present('100001')
    expect(shown.reason).toBeNull()
    expect(await gate.admit(shown, false)).toMatchObject({ reason: 'void', admitted: null })
    expect(gate.present('100001').reason).toBe('void')
    expect(sent[0]?.[0]).toMatchObject({ presented: '100001', decidedAt: null })
  })

  it('goes on by its list without a network, and sends each admission once it is back', async () => {
    const gate = openGate()
    await gate.refresh()
    network = false
    expect(await gate.admit(gate.present('100001'), false)).toMatchObject({ reason: null, admitted: clock })
    expect(gate.get()).toMatchObject({ isOnline: false, waiting: 1, admittedToday: 1 })
    expect(gate.present('100001').reason).toBe('admitted')
    expect(gate.present('100002').reason).toBe('void')
    await gate.refresh()
    expect(gate.get().waiting).toBe(1)
    network = true
    await gate.refresh()
    expect(gate.get()).toMatchObject({ isOnline: true, waiting: 0, doubts: [] })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.[0]).toMatchObject({ presented: '100001', decidedAt: clock.toISOString() })
  })

  it('keeps what waits through a closed page', async () => {
    const gate = openGate()
    await gate.refresh()
    network = false
    await gate.admit(gate.present('100001'), false)
    network = true
    const next = openGate()
    expect(next.get().waiting).toBe(1)
    await next.refresh()
    expect(sent.flat()).toHaveLength(1)
    expect(kept.size).toBe(0)
  })

  it('tells what the server has against somebody who went in meanwhile', async () => {
    const gate = openGate()
    await gate.refresh()
    network = false
    await gate.admit(gate.present('100001'), false)
    network = true
    answer = ({ id }) => ({ id, admitted: true, reason: 'replaced', badge: badge(100_001) })
    await gate.refresh()
    expect(gate.get().doubts).toMatchObject([{ number: 100_001, reason: 'replaced' }])
  })

  it('begins anew each day', async () => {
    known = [badge(100_001, { admittedAt: clock })]
    const gate = openGate()
    await gate.refresh()
    expect(gate.present('100001').reason).toBe('admitted')
    clock = new Date('2027-05-19T02:00:00Z')
    expect(gate.present('100001').reason).toBeNull()
  })

  it('does not take a refusal for a lost network', async () => {
    const gate = openGate()
    await gate.refresh()
    answer = () => {
      throw new CallFailure(codes.refused, 'no')
    }
    await expect(gate.admit(gate.present('100001'), false)).rejects.toThrow('no')
    expect(gate.get()).toMatchObject({ isOnline: true, waiting: 0 })
  })

  it('goes on by the list it kept when it is opened anew without a network', async () => {
    const before = openGate()
    await before.refresh()
    network = false
    await before.admit(before.present('100001'), false)
    const gate = openGate()
    await gate.refresh()
    expect(gate.get()).toMatchObject({ isReady: false, isOnline: false })
    await gate.recall()
    expect(gate.get()).toMatchObject({
      isReady: true,
      isOnline: false,
      badges: 2,
      admittedToday: 1,
      waiting: 1,
    })
    // Let in before the reload, and on no list yet.
    expect(gate.present('100001').reason).toBe('admitted')
    expect(gate.present('100002').reason).toBe('void')
  })

  it('asks for a whole list again after that, and forgets who is no longer on it', async () => {
    await openGate().refresh()
    const gate = openGate()
    await gate.recall()
    known = [badge(100_002)]
    await gate.refresh()
    await gate.refresh()
    expect(asked).toEqual([undefined, undefined, '2027-05-18T01:59:00.000Z'])
    expect(wholes).toEqual([true, true, false])
    expect(gate.present('100001').reason).toBe('unknown')
  })

  it('keeps a newer list when the one from before comes late', async () => {
    await openGate().refresh()
    known = [badge(100_001, { isVoid: true })]
    const gate = openGate()
    await gate.refresh()
    list = list && { ...list, badges: [badge(100_001)] }
    await gate.recall()
    expect(gate.present('100001').reason).toBe('void')
  })
})
