import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FileStore } from '../../../src/platform/files/file-store'
import { fileStoreMessages } from '../../../src/platform/files/file-store.messages'
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
beforeEach(async () => {
  await fair.platform.db.deleteFrom('stored_file').where('owner_id', 'in', [mine, theirs]).execute()
})

const content = Buffer.from('picture')
const upload = (ownerId = mine) =>
  files.keep({
    ownerId,
    purpose: 'logo',
    originalName: '商标.png',
    file: { content, contentType: 'image/png' },
  })
const refusal = { code: codes.tooMany, messageKey: fileStoreMessages.tooManyUnsaved }

/** Files of mine that were uploaded before. */
const alreadyThere = (count: number, { bytes = 1, saved = false } = {}) =>
  sql`INSERT INTO stored_file
      (owner_id, purpose, original_name, content_type, byte_size, sha256, blob_key, stored, claimed_at)
    SELECT ${mine}, 'logo', '商标.png', 'image/png', ${bytes}, '', 'logo/' || gen_random_uuid(), true,
      CASE WHEN ${saved} THEN now() END
    FROM generate_series(1, ${count})`.execute(fair.platform.db)

const ownFiles = async () => {
  const rows = await fair.platform.db
    .selectFrom('stored_file')
    .select('id')
    .where('owner_id', '=', mine)
    .execute()
  return rows.length
}

describe('files that were uploaded but not saved', () => {
  it('may be two hundred of one account; the next is refused and leaves nothing behind', async () => {
    await alreadyThere(199)
    await upload()
    await expect(upload()).rejects.toMatchObject(refusal)
    expect(await ownFiles()).toBe(200)
  })

  it('may be 500 MB of one account, however few they are', async () => {
    const limit = 500 * 1024 * 1024
    await alreadyThere(1, { bytes: limit - content.length })
    await upload()
    await expect(upload()).rejects.toMatchObject(refusal)
    expect(await ownFiles()).toBe(2)
  })

  it('make room again as they are saved', async () => {
    await alreadyThere(199)
    const logo = await upload()
    await expect(upload()).rejects.toMatchObject(refusal)
    await files.claim(fair.platform.db, logo, mine, 'logo')
    await expect(upload()).resolves.toBeTypeOf('string')
  })

  it('count also when they are copies of saved ones', async () => {
    const logo = await upload()
    await files.claim(fair.platform.db, logo, mine, 'logo')
    await alreadyThere(200)
    await expect(files.copy(logo, mine)).rejects.toMatchObject(refusal)
  })

  it('do not include what was saved, however much that is', async () => {
    await alreadyThere(300, { bytes: 5 * 1024 * 1024, saved: true })
    await expect(upload()).resolves.toBeTypeOf('string')
  })

  it('of one account do not keep another from uploading', async () => {
    await alreadyThere(250, { bytes: 5 * 1024 * 1024 })
    await expect(upload(theirs)).resolves.toBeTypeOf('string')
    await expect(upload(mine)).rejects.toMatchObject(refusal)
  })
})
