import { seatLapsesAfterSeconds } from '@fairground/domain/design'
import { type Draft, readDraft, writeDraft } from '@fairground/floorplan/design/draft'
import {
  designFacts,
  designSeat,
  openDesign,
  type Seat,
  saveDraft,
  wishForSeat,
} from '@fairground/wire/design'
import { listHalls } from '@fairground/wire/hall'
import { codes } from '@fairground/wire/kernel/codes'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localCopies } from '../src/design/keeping/local-copies'
import { DesignBar } from '../src/design/panels'
import { session } from '../src/session/session'
import { designParts } from './support/design-parts'
import { createFakeFair, Refused } from './support/fake-fair'
import { admin } from './support/people'

const hallId = '00000000-0000-4000-8000-000000000009'
const plan = (width: number): Draft => ({
  version: 1,
  width,
  depth: 54,
  elements: [],
  booths: [],
  underlays: [],
  locked: [],
  groups: [],
})
const widthOf = (scene: string): number => {
  const read = readDraft(scene)
  return 'scene' in read ? read.scene.width : 0
}

const realTick = setImmediate
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => void vi.useRealTimers())

/** Time goes by, in steps in which a call can be answered. */
async function pass(seconds: number): Promise<void> {
  const step = Math.max(0.1, seconds / 100)
  for (let gone = 0; gone < seconds; gone += step)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(step * 1000)
      for (let tick = 0; tick < 5; tick++) await new Promise((resolve) => realTick(resolve))
    })
}

type Who = 'here' | 'elsewhere' | '李倩'

/** A server with one hall: one seat, which lapses, and one draft, which nobody overwrites unseen. */
function hallServer() {
  const server = {
    isReached: true,
    holder: undefined as Who | undefined,
    heardAt: 0,
    revision: 3,
    draft: plan(84),
    savedBy: '李倩',
    wishes: [] as string[],
  }
  const fair = createFakeFair(admin)
  const held = (): Who | undefined =>
    Date.now() - server.heardAt < seatLapsesAfterSeconds * 1000 ? server.holder : undefined
  const sits = (who: Who): boolean => {
    if (held() !== undefined && held() !== who) return false
    Object.assign(server, { holder: who, heardAt: Date.now() })
    return true
  }
  const told = (): Seat => {
    const holder = held()
    const name = holder === '李倩' ? '李倩' : 'admin'
    return {
      mine: holder === 'here',
      holder: holder ? { name, since: new Date(server.heardAt), you: holder !== '李倩' } : null,
      asking: null,
      givenAt: null,
    }
  }
  fair.answer(listHalls, [])
  fair.answer(designFacts, [])
  fair.answer(openDesign, () => ({
    hall: {
      id: hallId,
      code: 'W4',
      name: { zh: '应急馆', en: 'Rescue' },
      kind: 'indoor' as const,
      exhibitType: '02',
      background: null,
    },
    designMode: true,
    published: { number: 8, mark: 'v8', scene: writeDraft(plan(84)) },
    draft: {
      revision: server.revision,
      scene: writeDraft(server.draft),
      savedAt: new Date(),
      savedBy: server.savedBy,
    },
    elsewhere: { taken: [], planned: [] },
  }))
  fair.answer(designSeat, told)
  fair.answer(wishForSeat, ({ body: { wish } }) => {
    server.wishes.push(wish)
    if (wish === 'sit') sits('here')
    if (wish === 'ask' && held() === 'elsewhere') Object.assign(server, { holder: 'here' })
    return told()
  })
  fair.answer(saveDraft, ({ body }) => {
    if (!sits('here')) return new Refused(codes.notSeated, `${held()}正在编辑此展馆`)
    if (body.revision !== server.revision) return new Refused(codes.conflict, '草稿已被李倩修改')
    Object.assign(server, { revision: server.revision + 1, savedBy: 'admin' })
    server.draft = plan(widthOf(body.scene))
    return { revision: server.revision, savedAt: new Date() }
  })
  /** What goes out while the page closes, apart from all else. */
  const keptAlive: string[] = []
  window.fair = {
    fetch: (url, init) => {
      if (init?.keepalive) keptAlive.push(String(url))
      return server.isReached ? fair.fetch(url, init) : Promise.reject(new TypeError('offline'))
    },
  }
  return { server, fair, sits, keptAlive }
}

async function openTable() {
  const { server, fair, ...rest } = hallServer()
  await session.check()
  const { show, table } = designParts(fair, hallId, <DesignBar />)
  const widen = (width: number) =>
    act(() => table().editor.change('hall', (before) => ({ ...before, width })))
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }))
    await pass(1)
  }
  return { server, fair, ...rest, show, table, widen, press, width: () => table().editor.get().draft.width }
}

/** Drawn with, saved once, and then without a connection for ten minutes, with a change in each. */
async function tenMinutesAway() {
  const opened = await openTable()
  opened.show()
  await pass(2)
  expect(opened.table().onlyViewed).toBeUndefined()
  opened.widen(85)
  await pass(3)
  expect(opened.server).toMatchObject({ revision: 4, draft: { width: 85 } })
  opened.server.isReached = false
  for (let minute = 1; minute <= 10; minute++) {
    opened.widen(85 + minute)
    await pass(60)
  }
  expect(opened.server.draft.width).toBe(85)
  expect(screen.getByText(/连接/)).toBeTruthy()
  const [copy] = await localCopies().of(hallId)
  expect(widthOf(copy?.scene ?? '')).toBe(95)
  return opened
}

describe('ten minutes without a connection while drawing', () => {
  it('cost nothing: the seat is taken again and everything is saved by itself', async () => {
    const { server, table } = await tenMinutesAway()
    server.isReached = true
    await pass(40)
    expect(server).toMatchObject({ holder: 'here', revision: 5, draft: { width: 95 } })
    expect(table().onlyViewed).toBeUndefined()
    expect(await localCopies().of(hallId)).toEqual([])
    act(() => table().editor.undo())
    await pass(3)
    expect(server).toMatchObject({ revision: 6, draft: { width: 94 } })
  })

  it('in which somebody else drew: nobody’s work is overwritten, and one decides once one may draw again', async () => {
    const { server, table, sits, width, press } = await tenMinutesAway()
    expect(sits('李倩')).toBe(true)
    Object.assign(server, { revision: 7, draft: plan(60), savedBy: '李倩', isReached: true })
    await pass(40)
    expect(server).toMatchObject({ revision: 7, draft: { width: 60 } })
    expect(table().onlyViewed).toBe('seat')
    expect(screen.getByText(/李倩 .* 起在编辑/)).toBeTruthy()
    expect(screen.getByText(/你尚未保存的修改仍保留在本机/)).toBeTruthy()
    expect(width()).toBe(95)

    // They go home; their seat lapses.
    await pass(120)
    expect(server).toMatchObject({ holder: 'here', revision: 7, draft: { width: 60 } })
    expect(screen.getByText('草稿已被李倩修改')).toBeTruthy()
    expect((await localCopies().of(hallId)).map(({ scene }) => widthOf(scene))).toEqual([95])
    await press('查看最新草稿')
    expect(width()).toBe(60)
    act(() => table().editor.undo())
    expect(width()).toBe(95)
    await pass(3)
    expect(server).toMatchObject({ revision: 8, draft: { width: 95 } })
  })

  it('end with the tab closed: what was drawn is offered when the hall is opened again', async () => {
    const first = await tenMinutesAway()
    cleanup()
    first.server.isReached = true
    Object.assign(first.server, { revision: 7, draft: plan(60) })
    await pass(80)
    const { show, press, width, server } = await openTable()
    Object.assign(server, { revision: 7, draft: plan(60) })
    show()
    await pass(2)
    expect(width()).toBe(60)
    expect(screen.getByText(/本机有未保存的修改/)).toBeTruthy()
    await press('恢复')
    await pass(3)
    expect(server).toMatchObject({ revision: 8, draft: { width: 95 } })
  })

  it('or a server too busy for a while, which is no refusal', async () => {
    const { server, fair, show, widen } = await openTable()
    show()
    await pass(2)
    fair.answer(saveDraft, new Refused(codes.busy, '稍后再试'))
    widen(85)
    await pass(3)
    expect(screen.getByText(/连接/)).toBeTruthy()
    fair.answer(saveDraft, ({ body }) => {
      server.draft = plan(widthOf(body.scene))
      return { revision: body.revision + 1, savedAt: new Date() }
    })
    await pass(40)
    expect(server.draft.width).toBe(85)
  })
})

describe('a tab that closes', () => {
  it('says so while it goes, with what was not saved yet, and sits down again when it is shown again', async () => {
    const { server, show, widen, keptAlive, width } = await openTable()
    show()
    await pass(2)
    widen(85)
    server.wishes = []
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(keptAlive.toSorted()).toEqual(['/api/design/draft', '/api/design/seat'])
    await pass(1)
    expect(server).toMatchObject({ wishes: ['close'], draft: { width: 85 } })

    Object.assign(server, { revision: 9, draft: plan(60), savedBy: '李倩' })
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    await pass(1)
    expect(server.wishes).toContain('sit')
    expect(width()).toBe(60)
    widen(61)
    await pass(3)
    expect(server).toMatchObject({ revision: 10, draft: { width: 61 } })
    expect(keptAlive).toHaveLength(2)
  })
})

describe('a tab that was loaded again', () => {
  it('says at once that it is there: its seat waits only for a moment', async () => {
    const { server, sits, show } = await openTable()
    sits('here')
    show()
    await pass(2)
    expect(server.wishes).toEqual(['sit'])
  })
})

describe('one person in two tabs', () => {
  it('is told so, and goes on in this one at a click', async () => {
    const { server, sits, show, table, press } = await openTable()
    sits('elsewhere')
    show()
    await pass(2)
    expect(table().onlyViewed).toBe('seat')
    expect(screen.getByText('你已在另一个标签页或设备上打开此展馆。')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '申请编辑' })).toBeNull()
    await press('在此页编辑')
    expect(server.holder).toBe('here')
    expect(table().onlyViewed).toBeUndefined()
    expect(screen.queryByText('你已在另一个标签页或设备上打开此展馆。')).toBeNull()
  })
})
