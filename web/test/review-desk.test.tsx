import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { reviewComment } from '@fairground/wire/list/lists/review-comment'
import { decideSignUp, findSignUp, type QueuedSignUp, reviewQueue } from '@fairground/wire/review'
import { companyStanding } from '@fairground/wire/standing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { button, dialog, field, press, type } from './support/acting'
import { createFakeFair, type FakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin } from './support/people'

const desk = '/prediction/exhprediction_approve/approve'
const licence = { id: crypto.randomUUID(), name: 'yyzz.png', picture: true }

const queued = (nameZh: string, claim: QueuedSignUp['claim'] = null): QueuedSignUp => ({
  id: crypto.randomUUID(),
  variant: 'CHN',
  nameZh,
  nameEn: '',
  registrationNumber: 'BM-21-0001',
  dataState: 'submitted',
  reviewState: 'awaiting',
  boothType: '',
  standardBooths: 0,
  indoorArea: 0,
  outdoorArea: 0,
  submittedAt: new Date(),
  reviewedAt: null,
  blacklisted: false,
  claim,
})

const signUpOf = (row: QueuedSignUp): CallResult<typeof findSignUp> => ({
  company: {
    ...row,
    version: 7,
    changedBy: '',
    edition: 21,
    reviewRemark: '',
    reviewerName: '',
    booths: [],
    contract: null,
    window: null,
  },
  lastReturn: null,
  sections: [
    {
      section: 'basics',
      saved: true,
      facts: [{ field: 'licenceFileId', value: { text: licence.name, file: licence } }],
      products: [],
    },
    { section: 'invoice', saved: true, facts: [], products: [] },
  ],
  changes: null,
  earlierBooths: [],
  timeline: [],
  older: 0,
})

const nobody: CallResult<typeof companyStanding>['company'] = {
  id: '',
  edition: 21,
  nameZh: '',
  nameEn: '',
  creditCode: null,
  registrationNumber: null,
  dataState: 'submitted',
  reviewState: 'awaiting',
  submittedAt: null,
  contactName: '',
  contactMobile: '',
  email: '',
  username: '',
  booths: [],
}

async function openDesk(...rows: QueuedSignUp[]) {
  const fair = createFakeFair(admin)
  fair.answer(reviewQueue, {
    counts: { toReview: rows.length, mine: 0, inReview: 0, returned: 0, approved: 0 },
    today: { approved: 0, returned: 0, byOthers: 0 },
    list: rows,
  })
  fair.answer(findSignUp, ({ params }) => {
    const row = rows.find(({ id }) => id === params.companyId)
    return row ? signUpOf(row) : expect.fail('an unknown sign-up was asked for')
  })
  fair.answer(reviewComment.calls.page, { list: [], total: 0 })
  fair.answer(companyStanding, ({ params }) => ({
    company: { ...nobody, id: params.companyId },
    standing: { council: [], association: [], grade: [], group: [], blacklist: [] },
  }))
  fair.answer(decideSignUp, 1)
  await openScreen(fair, desk)
  return fair
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name: new RegExp(name) })
/** Once the sign-up has been in sight for a moment. */
async function ready(): Promise<void> {
  await waitFor(async () => expect((await button('通过')).hasAttribute('disabled')).toBe(false))
  vi.advanceTimersByTime(1000)
}
const key = (name: string, how: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key: name, ...how })

/** Decisions are kept, and whoever asks again hears of them. */
function keepDecisions(fair: FakeFair, rows: QueuedSignUp[]): void {
  fair.answer(decideSignUp, ({ body: { companyId, decision } }) => {
    const row = rows.find(({ id }) => id === companyId)
    const dataState = decision === 'approved' ? 'submitted' : 'rejected'
    Object.assign(row ?? {}, { dataState, reviewState: decision, reviewedAt: new Date() })
    return 1
  })
  fair.answer(findSignUp, ({ params }) => {
    const row = rows.find(({ id }) => id === params.companyId) ?? expect.fail('an unknown sign-up')
    const signUp = signUpOf(row)
    return { ...signUp, company: { ...signUp.company, version: row.reviewedAt ? 8 : 7 } }
  })
}

// A press is judged by when it came: no sooner and no later than the test says, however busy the machine is.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

describe('the review desk', () => {
  it('approves with one key, goes on to the next, and takes neither a held nor a second press for another', async () => {
    const [one, other] = [queued('甲公司'), queued('乙公司')]
    const fair = await openDesk(one, other)
    await heading('甲公司')
    key('a')
    expect(fair.asked(decideSignUp)).toEqual([])
    await ready()
    key('a', { repeat: true })
    expect(fair.asked(decideSignUp)).toEqual([])
    key('a')
    key('a')
    const next = await heading('乙公司')
    expect(document.activeElement).toBe(next)
    key('a')
    expect(fair.asked(decideSignUp).map(({ body }) => body)).toMatchObject([
      { companyId: one.id, version: 7, decision: 'approved' },
    ])
    expect(await screen.findByText('上一家已通过：甲公司')).toBeDefined()
    await ready()
    key('k')
    await heading('甲公司')
    key('j')
    await heading('乙公司')
  })

  it('asks for words before it returns anything, and sends them with the sections they point at', async () => {
    const fair = await openDesk(queued('甲公司'))
    await ready()
    key('r')
    const remark = await field('审核意见')
    await waitFor(() => expect(document.activeElement).toBe(remark))
    await type('审核意见', '税号有误')
    key('a', {}, remark)
    await press('开票')
    key('Enter', { ctrlKey: true }, remark)
    await waitFor(() => expect(fair.asked(decideSignUp)).toHaveLength(1))
    expect(fair.asked(decideSignUp)[0]?.body).toMatchObject({
      decision: 'rejected',
      remark: '税号有误',
      sections: ['invoice'],
    })
  })

  it('opens what was just decided as it stands now, ready to be corrected', async () => {
    const [one, other] = [queued('甲公司'), queued('乙公司')]
    const fair = await openDesk(one, other)
    keepDecisions(fair, [one, other])
    await heading('甲公司')
    await ready()
    key('a')
    await heading('乙公司')
    fireEvent.click(await screen.findByRole('link', { name: '更正' }))
    await heading('甲公司')
    expect(within(await dialog()).getByText('更正审核决定')).toBeDefined()
    expect(screen.queryByText(/无需再次审核/)).toBeNull()
  })

  it('says so when a key comes before there was time to see on what', async () => {
    const fair = await openDesk(queued('甲公司'))
    await heading('甲公司')
    key('a')
    expect(await screen.findByText(/这次按键没有生效/)).toBeDefined()
    expect(fair.asked(decideSignUp)).toEqual([])
  })

  it('says so when a key comes while the next sign-up is on its way, and keeps it for nothing', async () => {
    const [one, other] = [queued('甲公司'), queued('乙公司')]
    const fair = await openDesk(one, other)
    await heading('甲公司')
    await ready()
    const { fetch } = window.fair
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    window.fair = {
      fetch: async (url, init) => {
        if (String(url).includes(other.id)) await arrival
        return fetch(url, init)
      },
    }
    key('a')
    await screen.findByText('上一家已通过：甲公司')
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull())
    key('a')
    expect(await screen.findByText(/这次按键没有生效/)).toBeDefined()
    arrive()
    await heading('乙公司')
    await ready()
    expect(fair.asked(decideSignUp).map(({ body }) => body.companyId)).toEqual([one.id])
  })

  it('lets keys rest while a dialog is open', async () => {
    const fair = await openDesk(queued('甲公司'), queued('乙公司'))
    await ready()
    key('?')
    const help = await dialog()
    expect(within(help).getByText('选批语')).toBeDefined()
    key('a')
    key('j')
    await heading('甲公司')
    expect(fair.asked(decideSignUp)).toEqual([])
  })

  it('asks before it overtakes a colleague, and does not open what one is at by itself', async () => {
    const claim = {
      reviewerId: crypto.randomUUID(),
      reviewerName: '王静',
      at: new Date(),
      takenFrom: '',
      word: '',
    }
    const [theirs, free] = [queued('甲公司', claim), queued('乙公司')]
    const fair = await openDesk(theirs, free)
    await heading('乙公司')
    await ready()
    key('k')
    await heading('甲公司')
    await ready()
    key('a')
    const question = await dialog()
    expect(question.textContent).toContain('王静正在看这份报名')
    expect(fair.asked(decideSignUp)).toEqual([])
    await press('仍然继续', question)
    await waitFor(() => expect(fair.asked(decideSignUp)).toHaveLength(1))
  })

  it('has the licence beside the data, to be enlarged and turned', async () => {
    await openDesk(queued('甲公司'))
    const documents = within(await screen.findByRole('region', { name: '文件' }))
    const picture = await documents.findByRole('img', { name: 'yyzz.png（图片）' })
    expect(picture.getAttribute('src')).toBe(`/api/review/document/${licence.id}`)
    await press('放大')
    expect(documents.getByText('150%')).toBeDefined()
  })
})

const realTick = setImmediate

describe('twenty sign-ups in twenty keys', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    })
  })

  /** A live stream, and what tells something over it. */
  function openStream(): (notice: string) => void {
    let stream = new EventTarget()
    class Stream extends EventTarget {
      readonly readyState = 1
      constructor() {
        super()
        stream = this
      }
      close(): void {}
    }
    const silent = EventSource
    vi.stubGlobal('EventSource', Stream)
    onTestFinished(() => void vi.stubGlobal('EventSource', silent))
    return (notice) => void stream.dispatchEvent(new Event(notice))
  }

  /** The news of a decision is here before its answer, as happens whenever the network is slow. */
  function tellBeforeAnswering(tell: (notice: string) => void): void {
    const { fetch } = window.fair
    window.fair = {
      async fetch(url, init) {
        const answer = await fetch(url, init)
        if (String(url).endsWith(decideSignUp.path)) {
          tell('company-changed')
          await new Promise((resolve) => setTimeout(resolve, 150))
        }
        return answer
      },
    }
  }

  /** Time goes by, in steps in which a call can be answered. */
  async function pass(ms: number): Promise<void> {
    for (let gone = 0; gone < ms; gone += 10) {
      await act(async () => {
        await vi.advanceTimersByTimeAsync(10)
        for (let tick = 0; tick < 5; tick++) await new Promise((resolve) => realTick(resolve))
      })
      expect(document.body.textContent).not.toContain('无需再次审核')
    }
  }

  async function appears(name: string): Promise<void> {
    while (!document.querySelector('h1')?.textContent?.includes(name)) await pass(10)
  }

  it('takes each, pressed 0.3 s after its sign-up appeared, and never says that somebody has decided', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => queued(`第${at + 1}家公司`))
    const tell = openStream()
    const fair = await openDesk(...rows)
    keepDecisions(fair, rows)
    tellBeforeAnswering(tell)
    for (const { nameZh } of rows) {
      await appears(nameZh)
      await pass(300)
      key('a')
    }
    await pass(1000)
    expect(fair.asked(decideSignUp).map(({ body }) => body.companyId)).toEqual(rows.map(({ id }) => id))
    expect(screen.getByText('已通过', { selector: 'b' })).toBeDefined()
  })
})
