import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { hall as list } from '@fairground/wire/list/lists/hall'
import { copyHalls, lastHalls } from '@fairground/wire/venue'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pngOf } from '../platform/files/checks/image-samples'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { addBooth, addHall } from './venue-support'

let fair: TestFair
let admin: Client
let last: number
beforeAll(async () => {
  fair = await startTestFair()
  admin = clientFor(fair, await fair.signIn('admin'))
  last = fair.platform.settings.current().edition - 1
})
afterAll(() => fair.stop())

const hallOf = (edition: number, code: string) =>
  fair.platform.db
    .selectFrom('hall')
    .selectAll()
    .where('edition', '=', edition)
    .where('code', '=', code)
    .executeTakeFirstOrThrow()

/** The last edition's, with a picture, booths of every sort, and times. */
async function lastEditionsHall(code: string): Promise<string> {
  const { accountId } = await fair.signIn('admin')
  const picture = await fair.platform.files.keep({
    ownerId: accountId,
    purpose: 'hallBackground',
    originalName: '底图.png',
    file: { content: await pngOf(20, 20), contentType: 'image/png' },
  })
  const id = await addHall(admin, code, {
    backgroundFileId: picture,
    clearHeightM: 9,
    moveInFrom: new Date('2025-05-01T00:00:00Z'),
    moveInUntil: new Date('2025-05-02T00:00:00Z'),
  })
  await fair.platform.db
    .updateTable('hall')
    .set({ edition: last, scenery: JSON.stringify([{ id: 'a' }]) })
    .where('id', '=', id)
    .execute()
  const booths = [
    ['101', 'completed', ''],
    ['102', 'bespoke', ''],
    ['F01', 'function', '服务台'],
    ['103', 'disabled', ''],
  ] as const
  for (const [number, status, name] of booths)
    await addBooth(fair, id, `${code}-${number}`, { edition: last, status, name })
  return id
}

it('says that there is nothing where no earlier edition has halls', async () => {
  expect(await admin(lastHalls)).toEqual({ from: null, to: last + 1, site: false, halls: [] })
  const refused = await refusal(admin(copyHalls, { body: { from: last, codes: ['L1'] } }))
  expect(refused).toMatchObject({ code: codes.refused, message: '上一届没有展馆可以复制' })
})

it('brings what this edition lacks, once, as new and free, and says first what it leaves out and why', async () => {
  const old = await lastEditionsHall('L1')
  await lastEditionsHall('L2')
  await addHall(admin, 'l2')
  const w2 = await hallOf(last + 1, 'W2')
  await addBooth(fair, w2.id, 'l1-102')
  await fair.platform.db.deleteFrom('site_plan').execute()
  await fair.platform.db
    .insertInto('site_plan')
    .values({ edition: last, plan: JSON.stringify({ version: 1 }) })
    .execute()

  const offer = await admin(lastHalls)
  expect(offer).toMatchObject({ from: last, to: last + 1, site: true })
  expect(offer.halls).toMatchObject([
    { code: 'L1', exists: false, booths: 1, clashes: ['L1-102'], background: true },
    { code: 'L2', exists: true },
  ])

  const body = { from: last, codes: ['L1', 'L2'] }
  const both = await Promise.all([admin(copyHalls, { body }), admin(copyHalls, { body })])
  // Neither the desk nor what is out of use is a booth to be had.
  expect(both).toContainEqual({ halls: 1, booths: 1 })
  expect(both).toContainEqual({ halls: 0, booths: 0 })

  const copied = await hallOf(last + 1, 'L1')
  const source = await hallOf(last, 'L1')
  expect(copied).toMatchObject({ scenery: [{ id: 'a' }], clear_height_m: 9, move_in_from: null, version: 1 })
  expect(copied.id).not.toBe(old)
  expect(copied.background_file_id).not.toBe(source.background_file_id)
  const picture = await fair.app.inject({ url: `/api/venue/background/${copied.background_file_id}` })
  expect(picture.headers['content-type']).toBe('image/png')
  const booths = await fair.platform.db
    .selectFrom('booth')
    .select(['code', 'status', 'name'])
    .where('hall_id', '=', copied.id)
    .orderBy('code')
    .execute()
  expect(booths).toEqual([
    { code: 'L1-101', status: 'normal', name: '' },
    { code: 'L1-103', status: 'disabled', name: '' },
    { code: 'L1-F01', status: 'function', name: '服务台' },
  ])
  const site = fair.platform.db
    .selectFrom('site_plan')
    .select('edition')
    .where('edition', '=', last + 1)
  expect(await site.execute()).toHaveLength(1)
  const [added] = await admin(list.calls.history, { params: { id: copied.id } })
  expect(added).toMatchObject({ action: 'copy-halls', before: null, after: { code: 'L1', clearHeightM: 9 } })
})
