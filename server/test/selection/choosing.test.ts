import { selectedBooths } from '@fairground/wire/company/allocation'
import { assignBooths } from '@fairground/wire/placement'
import {
  chooseBooth,
  chooseBooths,
  finishChoice,
  ownQuota,
  ownSelection,
  releaseBooth,
  releaseBooths,
  selectionStarted,
} from '@fairground/wire/selection'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { lockBoothsIn } from '../../src/list/hooks/hall.repository'
import { query } from '../support/query'
import { watchStatements } from '../support/statements'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import {
  type Choosing,
  companiesChoosing,
  edition,
  hallOfRows,
  openSelection,
  setSetting,
} from './selection-support'

let fair: TestFair
let rows: string[][]
let made = 0
beforeAll(async () => {
  fair = await startTestFair()
  await openSelection(fair, { least: 2, most: 4 })
  ;({ boothIds: rows } = await hallOfRows(fair, 40, 8, { code: 'S1' }))
})
afterAll(() => fair.stop())

const db = () => fair.platform.db
/** Each test has a row of booths and companies of its own. */
const freshRow = () => rows.pop() ?? []
const someone = async (asked?: Parameters<typeof companiesChoosing>[2]): Promise<Choosing> => {
  made += 1
  const [company] = await companiesChoosing(fair, [`chooser-${made}`], asked)
  if (!company) throw new Error('a company that was made is there')
  return company
}
const choose = (who: Choosing, ...boothIds: (string | undefined)[]) =>
  who.call(chooseBooths, { body: { boothIds: boothIds.filter((id) => id !== undefined) } })
const release = (who: Choosing, ...boothIds: (string | undefined)[]) =>
  who.call(releaseBooths, { body: { boothIds: boothIds.filter((id) => id !== undefined) } })
const said = async (asked: Promise<unknown>) => (await refusal(asked)).message
const idsOf = ({ booths }: { booths: { id: string }[] }) => booths.map(({ id }) => id).sort()
const waitingForLocks = async () =>
  (
    await query(
      fair.database.url,
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
  ).length
const stateOf = async (id: string | undefined) =>
  (
    await db()
      .selectFrom('booth')
      .select('status')
      .where('id', '=', id ?? '')
      .executeTakeFirstOrThrow()
  ).status
const refusalsOf = async (who: Choosing) => {
  const events = await db()
    .selectFrom('selection_event')
    .select('refused_by')
    .where('company_id', '=', who.companyId)
    .where('refused_by', '<>', '')
    .orderBy('at')
    .execute()
  return events.map(({ refused_by }) => refused_by)
}
const setWindow = (who: Choosing, from: string, until: string) =>
  sql`UPDATE selection_window SET starts_at = now() + ${from}::interval, ends_at = now() + ${until}::interval
    WHERE company_id = ${who.companyId}`.execute(db())

describe('a company that may choose', () => {
  it('has the booth it chose, and everybody sees that', async () => {
    const [who, [one, two]] = [await someone(), freshRow()]
    expect(await choose(who, one)).toMatchObject({
      stage: 'choosing',
      booths: [{ id: one, origin: 'chosen' }],
    })
    expect(idsOf(await choose(who, two))).toEqual([one, two].sort())
    expect(await stateOf(two)).toBe('occupy')
    expect(await who.call(selectedBooths, { body: {} })).toMatchObject({ state: 'choosing' })
  })

  it('has several at once or none of them', async () => {
    const [who, other, [one, two, three]] = [await someone(), await someone(), freshRow()]
    await choose(other, two)
    expect(await said(choose(who, one, two, three))).toBe('展位已经被选，请重新选择')
    expect(idsOf(await who.call(ownSelection, {}))).toEqual([])
    expect(await stateOf(one)).toBe('normal')
  })

  it('is answered the same when it asks again', async () => {
    const [who, [one, two]] = [await someone(), freshRow()]
    const first = await choose(who, one, two)
    expect(await choose(who, one, two)).toEqual(first)
    const left = await release(who, two)
    expect(await release(who, two)).toEqual(left)
    await choose(who, two)
    const finished = await who.call(finishChoice, {})
    expect(finished.stage).toBe('finished')
    expect(await who.call(finishChoice, {})).toEqual(finished)
  })

  it.each([
    ['apart', [0, 2], '与您已选的展位不相邻，标准展位必须连续'],
    ['too many', [0, 1, 2, 3, 4], '标准展位最多允许选择4个'],
  ])('is refused what is %s', async (_, places, message) => {
    const [who, row] = [await someone(), freshRow()]
    expect(await said(choose(who, ...places.map((place) => row[place])))).toBe(message)
  })

  it('cannot cross halls, nor leave its range', async () => {
    const [who, [one]] = [await someone(), freshRow()]
    const { boothIds: elsewhere } = await hallOfRows(fair, 1, 2, { code: 'S2' })
    const { boothIds: vehicles } = await hallOfRows(fair, 1, 2, { code: 'S3', exhibitType: '01' })
    const { boothIds: outside } = await hallOfRows(fair, 1, 2, { code: 'S4', kind: 'outdoor' })
    await choose(who, one)
    expect(await said(choose(who, elsewhere[0]?.[0]))).toBe('所选展位不能跨馆')
    expect(await said(choose(who, vehicles[0]?.[0]))).toBe('该展馆不在贵单位的可选范围')
    expect(await said(choose(who, outside[0]?.[0]))).toBe('该展馆不在贵单位的可选范围')
    await sql`UPDATE hall SET usage = 'closed' WHERE code = 'S2'`.execute(db())
    expect(await said(choose(await someone(), elsewhere[0]?.[0]))).toBe('该展馆不在贵单位的可选范围')
  })

  it.each([
    ['closed', 'S7', `usage = 'closed'`],
    ['made one for other exhibits', 'S8', `exhibit_type = '01'`],
  ])('is refused where the hall is %s while the choice waits for the booth', async (_, code, become) => {
    const who = await someone()
    const { hallId, boothIds } = await hallOfRows(fair, 1, 1, { code })
    let answer: Promise<string> = Promise.resolve('')
    // As whoever keeps the halls does it: the booths first, then what the hall is for.
    await db()
      .transaction()
      .execute(async (trx) => {
        await lockBoothsIn(trx, hallId)
        answer = said(choose(who, boothIds[0]?.[0]))
        await expect.poll(waitingForLocks, { timeout: 20_000 }).toBe(1)
        await sql`UPDATE hall SET ${sql.raw(become)} WHERE id = ${hallId}`.execute(trx)
      })
    expect(await answer).toBe('该展馆不在贵单位的可选范围')
    expect(await stateOf(boothIds[0]?.[0])).toBe('normal')
  })

  it('takes raw space by its area, and one of it', async () => {
    const { boothIds } = await hallOfRows(fair, 1, 2, { code: 'S5', boothClass: 'raw', side: 7 })
    const { boothIds: small } = await hallOfRows(fair, 1, 2, { code: 'S6', boothClass: 'raw', side: 5 })
    const who = await someone({ boothType: '2', standardBooths: 0, indoorArea: 49 })
    expect(await said(choose(who, small[0]?.[0]))).toBe('该展位不在可选额度内：面积不足36㎡')
    await choose(who, boothIds[0]?.[0])
    expect(await said(choose(who, boothIds[0]?.[1]))).toBe('光地展位最多允许选择1个')
  })

  it('lets go from the ends, and of nothing it was given', async () => {
    const [who, [one, two, three, four]] = [await someone(), freshRow()]
    await choose(who, one, two, three)
    expect(await said(release(who, two))).toBe('取消后其余展位不再相邻，请从两端开始取消')
    expect(idsOf(await release(who, one))).toEqual([two, three].sort())
    expect(await stateOf(one)).toBe('normal')
    const admin = clientFor(fair, await fair.signIn('admin'))
    await admin(assignBooths, {
      body: { boothIds: [four ?? ''], companyId: who.companyId, reason: '协会推荐' },
    })
    expect(await said(release(who, four))).toBe('该展位由组委会分配，不能自行取消')
  })

  it('lets go in the order in which everybody locks booths, whatever it chose first', async () => {
    const [who, row] = [await someone(), freshRow().slice(0, 2)]
    const [low = '', high = ''] = [...row].sort()
    for (const one of [high, low]) await choose(who, one)
    const others = new pg.Client(fair.database.url)
    await others.connect()
    try {
      await others.query('BEGIN')
      await others.query('SELECT FROM booth WHERE id = $1 FOR UPDATE', [low])
      const left = release(who, low, high)
      await expect.poll(waitingForLocks, { timeout: 20_000 }).toBe(1)
      // Nothing of it is locked that others, who have the one before it, may want next.
      await others.query('SELECT FROM booth WHERE id = $1 FOR UPDATE NOWAIT', [high])
      await others.query('ROLLBACK')
      expect(idsOf(await left)).toEqual([])
    } finally {
      await others.end()
    }
  })

  it('finishes with enough, and cannot change it afterwards', async () => {
    const [who, [one, two, three]] = [await someone(), freshRow()]
    await choose(who, one)
    expect(await said(who.call(finishChoice, {}))).toBe('至少需要选择2个展位')
    await choose(who, two)
    expect(await who.call(finishChoice, {})).toMatchObject({ stage: 'finished' })
    expect(await who.call(selectedBooths, { body: {} })).toMatchObject({ state: 'chosen' })
    expect(await said(choose(who, three))).toBe('选择已完成，等待组委会确认，不能再更改')
    expect(await said(release(who, two))).toBe('选择已完成，等待组委会确认，不能再更改')
  })
})

describe('a booth that somebody else has', () => {
  /** Whoever waits for a lock on these waits until the test is over. */
  async function locking(who: Choosing, boothId: string): Promise<pg.Client> {
    const client = new pg.Client(fair.database.url)
    await client.connect()
    await client.query('BEGIN')
    await client.query('SELECT FROM company WHERE id = $1 FOR UPDATE', [who.companyId])
    await client.query('SELECT FROM booth WHERE id = $1 FOR UPDATE', [boothId])
    return client
  }

  it('is refused without waiting for anybody, and after what keeps a company from choosing at all', async () => {
    const [who, other, [one = '', two]] = [await someone(), await someone(), freshRow()]
    await choose(other, one)
    const blocker = await locking(who, one)
    try {
      expect(await said(choose(who, one))).toBe('展位已经被选，请重新选择')
      expect(await said(choose(who, one, two))).toBe('展位已经被选，请重新选择')
    } finally {
      await blocker.end()
    }
    await setWindow(who, '-2 hours', '-1 second')
    expect(await said(choose(who, one))).toBe('贵单位的选位时间已结束')
    await expect.poll(() => refusalsOf(who)).toEqual(['taken', 'taken', 'afterWindow'])
  })

  it('can be had again once it is let go of', async () => {
    const [who, other, [one]] = [await someone(), await someone(), freshRow()]
    await choose(other, one)
    await refusal(choose(who, one))
    await release(other, one)
    expect(idsOf(await choose(who, one))).toEqual([one])
  })
})

describe('a company that may not choose yet', () => {
  it.each([
    ['before its window', '1 minute', '2 hours', '还没有到贵单位的选位时间'],
    ['after its window', '-2 hours', '-1 second', '贵单位的选位时间已结束'],
  ])('is told so %s', async (_, from, until, message) => {
    const [who, [one]] = [await someone(), freshRow()]
    await setWindow(who, from, until)
    expect(await said(choose(who, one))).toBe(message)
    expect(await who.call(selectionStarted, {})).toEqual({ started: true, mayChoose: false })
  })

  it('is told what is missing: approval, quota, a window', async () => {
    const [who, [one]] = [await someone({ standardBooths: 1 }), freshRow()]
    expect(await said(choose(who, one))).toBe('贵单位还没有可选额度，请联系组委会')
    await sql`DELETE FROM selection_window WHERE company_id = ${who.companyId}`.execute(db())
    await sql`UPDATE company SET review_state = 'awaiting' WHERE id = ${who.companyId}`.execute(db())
    expect(await said(choose(who, one))).toBe('你还未通过审核，审核通过后方可选展位')
    const { gates } = await who.call(ownSelection, {})
    expect(gates.filter(({ missing }) => missing).map(({ gate }) => gate)).toEqual([
      'approved',
      'quota',
      'window',
    ])
  })

  it('is stopped with everybody else, by whichever process stopped it', async () => {
    const [who, [one]] = [await someone(), freshRow()]
    // As another process would have it: the database knows, this one was not told yet.
    await sql`UPDATE setting SET value = 'false' WHERE key = 'selectionStarted'`.execute(db())
    expect(await said(choose(who, one))).toBe('展位选择尚未开放')
    await setSetting(fair, 'selectionStarted', true)
    await choose(who, one)
  })

  it('may not choose once it is blacklisted', async () => {
    const [who, [one]] = [await someone(), freshRow()]
    await sql`INSERT INTO blacklist_entry (account_id, company_name, remark) VALUES (${who.as.accountId}, 'x', '')`.execute(
      db(),
    )
    expect(await said(choose(who, one))).toBe('贵单位暂不能选择展位，请联系组委会')
  })

  it('has a quota of its own where staff set one', async () => {
    const [who, [one, two]] = [await someone({ standardBooths: 1 }), freshRow()]
    expect(await who.call(ownQuota, { body: {} })).toEqual([])
    await sql`INSERT INTO company_quota (company_id, scale, least, most, reason) VALUES
      (${who.companyId}, 'count', 1, 1, '老客户')`.execute(db())
    expect(await who.call(ownQuota, { body: {} })).toMatchObject([{ leastCount: 1, mostCount: 1 }])
    await choose(who, one)
    expect(await said(choose(who, two))).toBe('标准展位最多允许选择1个')
  })

  it('without any sign-up sees everything that is missing', async () => {
    await sql`INSERT INTO account (username, password_hash, user_type, department)
      VALUES ('nobody@example.com', '-', 'ENG', 'exhibitor')`.execute(db())
    const nobody = clientFor(fair, await fair.signIn('nobody@example.com'))
    const { gates } = await nobody(ownSelection, {})
    expect(gates.find(({ missing }) => missing)?.missing).toBe(
      'Your registration is not approved yet. You can choose booths once it is',
    )
    expect(await said(nobody(chooseBooths, { body: { boothIds: [freshRow()[0] ?? ''] } }))).toMatch(
      /not approved/,
    )
  })
})

describe('a client that knows only the specs', () => {
  const post = (who: Choosing, url: string, payload: object) =>
    fair.ask({ method: 'POST', url: `/api${url}`, as: who.as, payload })

  it('chooses and lets go by the specs’ names, and is not believed more than it may say', async () => {
    const [who, [one, two]] = [await someone(), freshRow()]
    const chosen = await post(who, '/zwjbxx/doUpdateByVO', {
      uuid: one,
      reserve2: '2',
      ffmc: 'SELECT',
      status: 'completed',
      qyid: (await someone()).companyId,
    })
    expect(chosen.code).toBe('00000000')
    expect(chosen.result.dvo).toMatchObject([{ uuid: one, reserve2: '2', status: 'occupy' }])
    expect(chosen.result.zwxzzt).toBe('00')
    const cancel = { uuid: one, reserve2: '0', ffmc: 'SELECT' }
    expect((await post(who, '/zwjbxx/doCancelByVO', { ...cancel, zhjs: edition - 1 })).code).not.toBe(
      '00000000',
    )
    expect(
      (await post(who, '/zwjbxx/doCancelByVO', { ...cancel, zhjs: String(edition) })).result.dvo,
    ).toEqual([])
    expect((await post(who, '/zwjbxx/isStart', {})).result).toEqual({ isStart: true, isBoothStart: true })
    const quota = await post(who, '/cfpadwmjfw/doFindByUserid', { userid: who.as.accountId })
    expect(quota.result).toMatchObject([
      { minNum: 2, maxNum: 4, min: 0, max: 0, zwlx: '1', czlx: '02', reserve1: '二档' },
    ])
    await expect(who.call(chooseBooth, { body: { boothId: two ?? '' } })).resolves.toMatchObject({})
    await expect(who.call(releaseBooth, { body: { boothId: two ?? '' } })).resolves.toMatchObject({})
  })

  it('neither lets go of another company’s booth nor reads its quota', async () => {
    const [who, other, [one]] = [await someone(), await someone(), freshRow()]
    await choose(other, one)
    expect(await said(release(who, one))).toBe('该展位不是贵单位选择的')
    expect(await stateOf(one)).toBe('occupy')
    const asked = { accountId: other.as.accountId }
    expect(await who.call(ownQuota, { body: asked })).toEqual([])
  })
})

it('a choice asks the database eight times, and three times where somebody has the booth', async () => {
  const [who, other, [one = '']] = [await someone(), await someone(), freshRow()]
  const statements = watchStatements()
  onTestFinished(() => statements.stop())
  const asking = async (work: () => Promise<unknown>) => (await statements.askedBy(work)).asked.length
  expect(await asking(() => choose(who, one))).toBe(8)
  expect(await asking(() => said(choose(other, one)))).toBe(3)
})

describe('every try', () => {
  it('is written down, with the rule that refused it', async () => {
    const [who, [one, , three]] = [await someone(), freshRow()]
    await choose(who, one)
    await refusal(choose(who, three))
    await expect
      .poll(async () => {
        const events = await db()
          .selectFrom('selection_event')
          .select(['action', 'refused_by as refusedBy', 'booth_ids as boothIds'])
          .where('company_id', '=', who.companyId)
          .orderBy('id')
          .execute()
        return events
      })
      .toEqual([
        { action: 'choose', refusedBy: '', boothIds: [one] },
        { action: 'choose', refusedBy: 'apart', boothIds: [three] },
      ])
  })
})
