import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BlobStore } from '../../../src/platform/files/blobs/blob-store'
import { createFileStore, type FileStore } from '../../../src/platform/files/file-store'
import { startTestFair, type TestFair } from '../../support/test-fair'

let fair: TestFair
let files: FileStore
let mine: string
let theirs: string
beforeAll(async () => {
  fair = await startTestFair()
  files = fair.platform.files
  mine = (await fair.signIn('13800000001')).accountId
  theirs = (await fair.signIn('13800000002')).accountId
})
afterAll(() => fair.stop())

const upload = (ownerId = mine) =>
  files.keep({
    ownerId,
    purpose: 'logo',
    originalName: '商标.png',
    file: {
      content: Buffer.from('picture'),
      contentType: 'image/png',
      thumbnail: Buffer.from('small'),
    },
  })
const age = () =>
  sql`UPDATE stored_file SET created_at = now() - interval '25 hours'`.execute(fair.platform.db)

describe('the file store', () => {
  it('gives back what was stored, picture and thumbnail', async () => {
    const id = await upload()
    const found = await files.open(id)
    expect(found).toMatchObject({
      ownerId: mine,
      purpose: 'logo',
      originalName: '商标.png',
      contentType: 'image/png',
    })
    expect(found && (await text(found.content))).toBe('picture')
    const thumbnail = await files.open(id, 'thumbnail')
    expect(thumbnail && (await text(thumbnail.content))).toBe('small')
  })

  it('knows nothing of ids that are not there', async () => {
    expect(await files.open('00000000-0000-4000-8000-000000000000')).toBeUndefined()
  })

  it('lets only its owner claim a file, and only for what it was uploaded for', async () => {
    const id = await upload()
    expect(await files.claim(fair.platform.db, id, theirs, 'logo')).toBe(false)
    expect(await files.claim(fair.platform.db, id, mine, 'licence')).toBe(false)
    expect(await files.claim(fair.platform.db, id, mine, 'logo')).toBe(true)
  })

  it('sweeps what nobody claimed within a day, and nothing else', async () => {
    const [kept, forgotten] = [await upload(), await upload()]
    await files.claim(fair.platform.db, kept, mine, 'logo')
    const fresh = await age().then(() => upload())
    expect(await files.sweep()).toBeGreaterThanOrEqual(1)
    expect(await files.open(forgotten)).toBeUndefined()
    expect(await files.open(kept)).toBeDefined()
    expect(await files.open(fresh)).toBeDefined()
  })

  it('sweeps a released file', async () => {
    const id = await upload()
    await files.claim(fair.platform.db, id, mine, 'logo')
    await files.release(fair.platform.db, id)
    await age()
    await files.sweep()
    expect(await files.open(id)).toBeUndefined()
  })

  it('discards at once what its only user needs no more, and leaves no content behind', async () => {
    const id = await upload()
    await files.claim(fair.platform.db, id, mine, 'logo')
    await files.discard(id)
    expect(await files.open(id)).toBeUndefined()
    const row = fair.platform.db.selectFrom('stored_file').select('id').where('id', '=', id)
    expect(await row.executeTakeFirst()).toBeUndefined()
    await files.discard(id)
  })

  it('never shows a file whose content did not arrive, and cleans it up', async () => {
    const broken = {
      put: () => Promise.reject(new Error('disk full')),
      get: async () => undefined,
      delete: async () => undefined,
    }
    const failing = createFileStore(fair.platform.db, broken as unknown as BlobStore)
    await expect(
      failing.keep({
        ownerId: mine,
        purpose: 'licence',
        originalName: 'x.pdf',
        file: { content: Buffer.from('x'), contentType: 'application/pdf' },
      }),
    ).rejects.toThrow('disk full')
    const row = await fair.platform.db
      .selectFrom('stored_file')
      .selectAll()
      .where('purpose', '=', 'licence')
      .executeTakeFirstOrThrow()
    expect(await files.open(row.id)).toBeUndefined()
    expect(await files.claim(fair.platform.db, row.id, mine, 'licence')).toBe(false)
    await age()
    await files.sweep()
    expect(
      await fair.platform.db.selectFrom('stored_file').select('id').where('id', '=', row.id).execute(),
    ).toEqual([])
  })
})
