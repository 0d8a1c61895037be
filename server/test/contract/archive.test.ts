import { createHash } from 'node:crypto'
import * as archive from '@fairground/wire/contract/archive'
import { checkPaper } from '@fairground/wire/contract/check'
import * as desk from '@fairground/wire/contract/desk'
import { contractFigures } from '@fairground/wire/contract/figures'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { giveDemoSeals } from '../../src/demo/files/give-seals'
import { readZipDirectory } from '../../src/platform/workbook/read/zip-directory'
import { unpack } from '../../src/platform/workbook/read/zip-part'
import { workbookLimits } from '../../src/platform/workbook/workbook-limits'
import { hallOfRows } from '../selection/selection-support'
import { breakOff } from '../support/broken-download'
import { readPdf, squeezed } from '../support/read-pdf'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { onlyClass, sealedContract, seen, total } from './contract-support'

let fair: TestFair
let admin: Client
let nobody: Client
let contracts: Awaited<ReturnType<typeof sealedContract>>['contract'][]
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  admin = clientFor(fair, await fair.signIn('admin'))
  nobody = clientFor(fair)
  const booths = (await hallOfRows(fair, 2, 3, { code: 'Q9' })).boothIds.flat()
  await onlyClass(fair, admin)
  contracts = []
  for (const boothId of booths.slice(0, 3))
    contracts.push((await sealedContract(fair, admin, boothId)).contract)
})
afterAll(() => fair.stop())
beforeEach(() => sql`DELETE FROM rate_window`.execute(fair.platform.db))

const db = () => fair.platform.db
const ids = () => contracts.map(({ id }) => id)
const fetchZip = async (query: string) =>
  fair.app.inject({
    method: 'GET',
    url: `/api/contract/archive/zip?${query}`,
    headers: (await fair.signIn('admin')).headers,
  })
async function unzipped(file: Buffer): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>()
  for (const entry of readZipDirectory(file, workbookLimits)) {
    const pieces: Buffer[] = []
    for await (const piece of unpack(file, entry)) pieces.push(piece)
    parts.set(entry.name, Buffer.concat(pieces))
  }
  return parts
}
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

describe('the archive', () => {
  it('is one ZIP with every file as it was sealed, in order, and an index', async () => {
    await sql`UPDATE contract SET party = jsonb_set(party, '{nameZh}', '"../../甲/乙"') WHERE id = ${ids()[0]}`.execute(
      db(),
    )
    const { rawPayload, headers } = await fetchZip(`ids=${ids().join(',')}`)
    expect(headers['content-type']).toBe('application/zip')
    const parts = await unzipped(rawPayload)
    const names = [...parts.keys()]
    expect(names.at(-1)).toBe('index.xlsx')
    expect(names.slice(0, -1)).toEqual(names.slice(0, -1).toSorted())
    for (const name of names.slice(0, -1)) expect(name).toMatch(/^21\/HT-21-\d{4}_[^/\\]*\.pdf$/)
    const { list } = await admin(archive.listArchive, { body: { page: 1, pageSize: 100 } })
    const hashes = list.filter(({ id }) => ids().includes(id)).map((one) => one.sealedSha256)
    expect([...parts.values()].slice(0, -1).map(sha256).sort()).toEqual(hashes.sort())
    const { rows } = await sql<{ after: { contracts: number } }>`SELECT after FROM audit_entry
      WHERE subject_type = 'contract-archive' ORDER BY id DESC LIMIT 1`.execute(db())
    expect(rows[0]?.after.contracts).toBe(3)
  })

  it('goes on without a file that is lost, and says so of it', async () => {
    const [contract] = contracts
    const lost = sql`FROM contract WHERE stored_file.id = sealed_file_id AND contract.id = ${contract?.id}`
    await sql`UPDATE stored_file SET stored = false ${lost}`.execute(db())
    const parts = await unzipped((await fetchZip(`ids=${ids().join(',')}`)).rawPayload)
    expect(parts.size).toBe(3)
    const found = await admin(archive.findArchived, { params: { contractId: contract?.id ?? '' } })
    expect(found.isWhole).toBe(false)
    await sql`UPDATE stored_file SET stored = true ${lost}`.execute(db())
    expect((await admin(archive.findArchived, { params: { contractId: contract?.id ?? '' } })).isWhole).toBe(
      true,
    )
  })

  it('has papers of the demo fair, made once', async () => {
    await giveDemoSeals(fair.platform)
    const search = { text: 'HT-21-', page: 1, pageSize: 100 }
    const { total: sealed } = await admin(archive.listArchive, { body: search })
    expect(sealed).toBeGreaterThan(6)
    await giveDemoSeals(fair.platform)
    expect((await admin(archive.listArchive, { body: search })).total).toBe(sealed)
  })

  it('leaves nothing behind when a download is broken off', async () => {
    const { headers } = await fair.signIn('admin')
    await breakOff(fair, '/api/contract/archive/zip', headers, 'arriving')
    const { rawPayload } = await fetchZip(`ids=${ids().join(',')}`)
    expect((await unzipped(rawPayload)).size).toBe(4)
  })

  it('is searched by edition, class and state, and knows who has fetched a paper', async () => {
    const search = (filters: archive.ArchiveFilters) =>
      admin(archive.listArchive, { body: { ...filters, page: 1, pageSize: 100 } })
    expect((await search({ edition: '20' })).total).toBe(0)
    expect((await search({ edition: '21', state: 'payment' })).total).toBeGreaterThan(2)
    const [one] = contracts
    expect((await search({ text: one?.number ?? '' })).list.map(({ id }) => id)).toEqual([one?.id])
    const choices = await admin(archive.archiveChoices)
    expect(choices.editions).toContain(21)
    await fair.app.inject({
      method: 'GET',
      url: `/api/contract/contracts/${one?.id}/pdf`,
      headers: (await fair.signIn('admin')).headers,
    })
    const { fetched } = await admin(archive.findArchived, { params: { contractId: one?.id ?? '' } })
    expect(fetched[0]?.by).toBe('系统管理员')
  })
})

describe('asking whether a paper is genuine', () => {
  const paperOf = async (contractId: string) => {
    const { rawPayload } = await fair.app.inject({
      method: 'GET',
      url: `/api/contract/contracts/${contractId}/pdf`,
      headers: (await fair.signIn('admin')).headers,
    })
    return rawPayload
  }
  const ask = (number: string, code: string) => nobody(checkPaper, { body: { number, code } })
  const codeOf = async (contractId: string) => {
    const { rows } = await sql<{ code: string }>`SELECT check_code AS code FROM contract
      WHERE id = ${contractId}`.execute(db())
    return rows[0]?.code ?? ''
  }

  it('is answered by what is printed on it, or by its file, with part of the name', async () => {
    const [, contract] = contracts
    const { id = '', number = '' } = contract ?? {}
    const code = await codeOf(id)
    const file = await paperOf(id)
    const text = squeezed((await readPdf(file)).pages.map((page) => page.text).join(' '))
    const written = code.replace(/(.{4})(?=.)/g, '$1-')
    expect(text).toContain(squeezed(written))
    expect(text).toContain('/contract/check')
    const genuine = await ask(number.toLowerCase(), ` ${written.toLowerCase()} `)
    expect(genuine).toMatchObject({ verdict: 'genuine', paper: { number } })
    expect(genuine.paper?.company).toMatch(/^..\*\*\*\*(..)?$/)
    expect(await ask('', sha256(file))).toEqual(genuine)
  })

  it('tells nobody whether there is such a number', async () => {
    const [, one, two] = contracts
    const unknown = { verdict: 'unknown', paper: null }
    expect(await ask(one?.number ?? '', 'AAAA-BBBB-CCCC')).toEqual(unknown)
    expect(await ask(one?.number ?? '', await codeOf(two?.id ?? ''))).toEqual(unknown)
    expect(await ask('HT-21-9999', 'AAAA-BBBB-CCCC')).toEqual(unknown)
    expect(await ask('', await codeOf(one?.id ?? ''))).toEqual(unknown)
    const changed = Buffer.from(await paperOf(one?.id ?? ''))
    changed.writeUInt8(changed.readUInt8(1_000) ^ 1, 1_000)
    expect(await ask(one?.number ?? '', sha256(changed))).toEqual(unknown)
  })

  it('says what became of it', async () => {
    const [, , contract] = contracts
    const { id = '', number = '' } = contract ?? {}
    const code = await codeOf(id)
    await admin(desk.voidContract, {
      body: { ...seen(await admin(desk.findContract, { params: { contractId: id } })), reason: '企业退展' },
    })
    expect((await ask(number, code)).verdict).toBe('void')
    await sql`UPDATE contract SET state = 'superseded' WHERE id = ${id}`.execute(db())
    expect((await ask(number, code)).verdict).toBe('replaced')
    await sql`UPDATE contract SET state = 'void' WHERE id = ${id}`.execute(db())
  })

  it('is asked so often and no more', async () => {
    for (let asked = 0; asked < 30; asked += 1) await ask('HT-21-0001', 'AAAA')
    expect((await refusal(ask('HT-21-0001', 'AAAA'))).code).toBe(codes.tooMany)
  })
})

describe('figures about contracts', () => {
  it('agree with the lists behind them, and add up no currencies', async () => {
    const { rows, standing } = await admin(contractFigures)
    expect(rows.length).toBeGreaterThan(2)
    for (const { kind, key, currency, contracts: counted, total: sum } of rows) {
      const filter =
        kind === 'state'
          ? { state: key as 'paid' }
          : { standing: 'yes' as const, ...(kind === 'class' ? { classId: key } : { language: key as 'zh' }) }
      const found: { total: number }[] = []
      for (let page = 1; found.length < counted || page === 1; page += 1) {
        const { list, total: all } = await admin(desk.listContracts, {
          body: { ...filter, currency, page, pageSize: 100 },
        })
        expect(all).toBe(counted)
        found.push(...list)
      }
      expect(found.reduce((all, one) => all + one.total, 0)).toBe(sum)
    }
    for (const { currency, contracts: counted } of standing) {
      const of = rows.filter((row) => row.kind === 'language' && row.currency === currency)
      expect(of.reduce((all, row) => all + row.contracts, 0)).toBe(counted)
    }
    expect(standing.find(({ currency }) => currency === 'CNY')?.total).toBeGreaterThanOrEqual(2 * total)
  })
})
