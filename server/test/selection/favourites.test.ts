import { mostFavourites } from '@fairground/domain/selection'
import { chooseBooths } from '@fairground/wire/selection'
import { markFavourite, ownFavourites } from '@fairground/wire/selection/favourites'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { type Choosing, companiesChoosing, hallOfRows, openSelection } from './selection-support'

let fair: TestFair
let ids: string[]
let one: Choosing
let other: Choosing
beforeAll(async () => {
  fair = await startTestFair()
  await openSelection(fair)
  ids = (await hallOfRows(fair, 6, 10, { code: 'F1' })).boothIds.flat()
  const [first, second] = await companiesChoosing(fair, ['keeper', 'rival'])
  if (!first || !second) throw new Error('companies that were made are there')
  ;[one, other] = [first, second]
})
afterAll(() => fair.stop())

const mark = (who: Choosing, boothId = '', isMarked = true) =>
  who.call(markFavourite, { body: { boothId, isMarked } })
const said = async (asked: Promise<unknown>) => (await refusal(asked)).message

describe('favourites', () => {
  it('are the own company’s alone, each once, in the order of their numbers', async () => {
    await mark(one, ids[1])
    await mark(one, ids[0])
    const marked = await mark(one, ids[0])
    expect(marked.map(({ code, hallCode, state }) => [code, hallCode, state])).toEqual([
      ['F1-101', 'F1', 'normal'],
      ['F1-102', 'F1', 'normal'],
    ])
    expect(await one.call(ownFavourites, {})).toEqual(marked)
    expect(await other.call(ownFavourites, {})).toEqual([])
    await mark(other, ids[1], false)
    expect(await one.call(ownFavourites, {})).toHaveLength(2)
  })

  it('keep nobody else from choosing, and then say so', async () => {
    await other.call(chooseBooths, { body: { boothIds: [ids[0] ?? ''] } })
    expect((await one.call(ownFavourites, {})).map(({ state }) => state)).toEqual(['occupy', 'normal'])
  })

  it('are let go of, twice too, and no more than so many are kept', async () => {
    expect(await mark(one, ids[0], false)).toHaveLength(1)
    expect(await mark(one, ids[0], false)).toHaveLength(1)
    for (const id of ids.slice(2, mostFavourites + 1)) await mark(one, id)
    // Two tabs at once.
    const both = await Promise.allSettled([mark(one, ids[57]), mark(one, ids[58])])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await said(mark(one, ids[57]))).toBe('最多收藏50个展位，请先取消几个')
    expect(await one.call(ownFavourites, {})).toHaveLength(mostFavourites)
    // What is marked already may be marked again.
    expect(await mark(one, ids[1])).toHaveLength(mostFavourites)
  })

  it('need a booth that is there, and a sign-up', async () => {
    const nowhere = '00000000-0000-4000-8000-000000000000'
    expect(await said(mark(one, nowhere))).toBe('展位不存在')
    await sql`INSERT INTO account (username, password_hash, user_type, department)
      VALUES ('nobody@example.com', '-', 'ENG', 'exhibitor')`.execute(fair.platform.db)
    const nobody = clientFor(fair, await fair.signIn('nobody@example.com'))
    expect(await nobody(ownFavourites, {})).toEqual([])
    expect(await said(nobody(markFavourite, { body: { boothId: ids[0] ?? '', isMarked: true } }))).toMatch(
      /not approved/,
    )
  })
})
