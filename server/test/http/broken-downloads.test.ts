import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import * as badges from '@fairground/wire/badge'
import * as catalogue from '@fairground/wire/catalogue'
import { contractPdf } from '@fairground/wire/contract/desk'
import { urlOf } from '@fairground/wire/kernel/client'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { picture } from '../company/sign-up-forms'
import { onlyClass, sealedContract, sentContract } from '../contract/contract-support'
import { hallOfRows } from '../selection/selection-support'
import { breakOff, type Moment } from '../support/broken-download'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'

let fair: TestFair
let staff: Signed
let exhibitor: Signed
let draftId: string
let sealedId: string
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  staff = await fair.signIn('admin')
  exhibitor = await fair.signIn('13800000006')
  await printBadge()
  await approveEntry()
  const admin = clientFor(fair, staff)
  const [first = '', second = ''] = (await hallOfRows(fair, 1, 2, { code: 'Q4' })).boothIds.flat()
  await onlyClass(fair, admin)
  draftId = (await sentContract(fair, admin, first)).contract.id
  sealedId = (await sealedContract(fair, admin, second)).contract.id
})
afterAll(() => fair.stop())
afterEach(() => vi.restoreAllMocks())

async function printBadge(): Promise<void> {
  const call = clientFor(fair, exhibitor)
  const file = new File([new Uint8Array(await picture(300))], '照片.png')
  const { id: photoFileId } = await call(badges.uploadBadgePhoto, { file, body: {} })
  const id = randomUUID()
  const person = { name: '周敏', nameEn: '', post: '', mobile: '13800000001' }
  const identity = { identityKind: 'passport' as const, identityNumber: 'E12345678' }
  await call(badges.addPerson, { body: { ...person, ...identity, photoFileId, id } })
  await call(badges.printBadges, { body: { ids: [id] } })
}

async function approveEntry(): Promise<void> {
  const call = clientFor(fair, exhibitor)
  const { version, values } = await call(catalogue.ownCatalogue, {})
  const entry = { ...values, introZh: '生产消防装备。'.repeat(60), phone: '0571-88886666', email: '' }
  await call(catalogue.saveCatalogue, { body: { version, submit: true, values: entry } })
  const { id: companyId } = await fair.platform.db
    .selectFrom('company')
    .select('id')
    .where('account_id', '=', exhibitor.accountId)
    .where('edition', '=', 21)
    .executeTakeFirstOrThrow()
  const found = await clientFor(fair, staff)(catalogue.findCatalogueEntry, { query: { companyId } })
  if (!found) throw new Error('it was submitted')
  const decision = { companyId, version: found.version, approved: true, remark: '', values: found.values }
  await clientFor(fair, staff)(catalogue.decideCatalogue, { body: decision })
}

/** Everything that is kept for the fair, whoever put it there. */
const filesKept = async () => (await readdir(fair.platform.config.dataDir, { recursive: true })).toSorted()

/** The contents that were opened, in the order they were. */
function watchOpened(): Readable[] {
  const opened: Readable[] = []
  const { files } = fair.platform
  const open = files.open
  vi.spyOn(files, 'open').mockImplementation(async (...asked) => {
    const found = await open(...asked)
    if (found) opened.push(found.content as Readable)
    return found
  })
  return opened
}

const papers: [string, () => { path: string; by: Signed }][] = [
  ['all badges of a company', () => ({ path: urlOf(badges.badgePdf, { query: {} }), by: exhibitor })],
  [
    'the catalogue',
    () => ({ path: urlOf(catalogue.cataloguePdf, { query: { language: 'zh' } }), by: staff }),
  ],
  [
    'a contract nobody has signed yet',
    () => ({ path: urlOf(contractPdf, { params: { contractId: draftId } }), by: staff }),
  ],
  [
    'a sealed contract',
    () => ({ path: urlOf(contractPdf, { params: { contractId: sealedId } }), by: staff }),
  ],
]
const moments: Moment[] = ['asked', 'arriving']

describe.each(papers)('a download that is broken off: %s', (_, asked) => {
  it.each(moments)('leaves nothing behind, and its reader gets the next one whole (%s)', async (moment) => {
    const { path, by } = asked()
    const url = `/api${path}`
    const fetched = () => fair.app.inject({ url, headers: by.headers })
    const kept = await filesKept()
    const opened = watchOpened()
    // More often than papers are made side by side: a place that was not given back would be missing afterwards.
    for (let time = 0; time < 3; time += 1) {
      await breakOff(fair, url, by.headers, moment)
      await expect.poll(async () => (await fetched()).statusCode).toBe(200)
    }
    const { rawPayload, headers } = await fetched()
    expect(headers['content-type']).toBe('application/pdf')
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(rawPayload.subarray(-1_024).toString('latin1')).toContain('%%EOF')
    await expect.poll(() => opened.every(({ closed }) => closed)).toBe(true)
    expect(await filesKept()).toEqual(kept)
    expect(fair.log()).not.toContain('"level":50')
  })
})
