import { createHash, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import type { Database, Db } from '../database/database'
import { Refusal } from '../http/refusal'
import type { JobKind } from '../jobs/jobs'
import type { BlobStore } from './blobs/blob-store'
import type { CheckedFile } from './checks'
import { plainFileName } from './file-name'
import { fileStoreMessages } from './file-store.messages'

export interface NewFile {
  ownerId: string
  /** What it is for, in the word of whoever keeps it; the store only holds it against later claims. */
  purpose: string
  originalName: string
  file: Pick<CheckedFile, 'content' | 'contentType' | 'thumbnail'>
}

export interface FoundFile {
  id: string
  ownerId: string | null
  purpose: string
  originalName: string
  contentType: string
  content: Readable
}

export interface FileStore {
  /** Stores an upload that nothing refers to yet. It is swept away after a day unless claimed. */
  keep(file: NewFile): Promise<string>
  /** Called in the transaction that saves the reference. Only the owner's own files of that purpose can be claimed. */
  claim(db: Db, fileId: string, ownerId: string, purpose: string): Promise<boolean>
  /** Hands an upload that nothing refers to yet to another owner, who may then claim it. */
  handOver(db: Db, fileId: string, from: string, to: string): Promise<void>
  /** Another file with the same content, for the same owner and purpose, that nothing refers to yet. */
  copy(fileId: string, ownerId: string): Promise<string | undefined>
  /** Called in the transaction that drops the reference; the sweep removes the content later. */
  release(db: Db, fileId: string): Promise<void>
  /** Removes a file at once, for whoever alone referred to it and needs it no more. */
  discard(fileId: string): Promise<void>
  open(fileId: string, part?: 'content' | 'thumbnail'): Promise<FoundFile | undefined>
  sweep(): Promise<number>
}

const graceHours = 24

/** What nothing refers to is kept for a day; one account may not fill the disk with it. */
const mostUnclaimed = { files: 200, bytes: 500 * 1024 * 1024 }

export function createFileStore(db: Database, blobs: BlobStore): FileStore {
  async function refuseTooMany(ownerId: string): Promise<void> {
    const { files, bytes } = await db
      .selectFrom('stored_file')
      .select([sql<number>`count(*)`.as('files'), sql<number>`coalesce(sum(byte_size), 0)`.as('bytes')])
      .where('owner_id', '=', ownerId)
      .where('claimed_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (files >= mostUnclaimed.files || bytes >= mostUnclaimed.bytes)
      throw new Refusal(codes.tooMany, fileStoreMessages.tooManyUnsaved)
  }

  async function keep({ ownerId, purpose, originalName, file }: NewFile): Promise<string> {
    await refuseTooMany(ownerId)
    const id = randomUUID()
    const thumbnailKey = file.thumbnail ? `${purpose.toLowerCase()}/${id}-thumb` : null
    const blobKey = `${purpose.toLowerCase()}/${id}`
    await db
      .insertInto('stored_file')
      .values({
        id,
        owner_id: ownerId,
        purpose,
        original_name: [...plainFileName(originalName)].slice(0, 200).join(''),
        content_type: file.contentType,
        byte_size: file.content.length,
        sha256: createHash('sha256').update(file.content).digest(),
        blob_key: blobKey,
        thumbnail_key: thumbnailKey,
      })
      .execute()
    await Promise.all([
      blobs.put(blobKey, file.content, file.contentType),
      file.thumbnail && thumbnailKey && blobs.put(thumbnailKey, file.thumbnail, file.contentType),
    ])
    await db.updateTable('stored_file').set({ stored: true }).where('id', '=', id).execute()
    return id
  }

  /** Of a file that nobody can reach any more. The blob first: a row without a blob is found again, a blob without a row never would be. */
  async function remove(file: { id: string; blob_key: string; thumbnail_key: string | null }): Promise<void> {
    await blobs.delete(file.blob_key)
    if (file.thumbnail_key) await blobs.delete(file.thumbnail_key)
    await db.deleteFrom('stored_file').where('id', '=', file.id).where('claimed_at', 'is', null).execute()
  }

  return {
    keep,

    async copy(fileId, ownerId) {
      const row = await db
        .selectFrom('stored_file')
        .select(['purpose', 'original_name', 'content_type', 'blob_key', 'thumbnail_key'])
        .where('id', '=', fileId)
        .where('owner_id', '=', ownerId)
        .where('stored', '=', true)
        .executeTakeFirst()
      const content = row && (await blobs.get(row.blob_key))
      if (!row || !content) return undefined
      const small = row.thumbnail_key ? await blobs.get(row.thumbnail_key) : undefined
      return keep({
        ownerId,
        purpose: row.purpose,
        originalName: row.original_name,
        file: {
          contentType: row.content_type,
          content: await buffer(content),
          ...(small ? { thumbnail: await buffer(small) } : {}),
        },
      })
    },

    async claim(on, fileId, ownerId, purpose) {
      const claimed = await on
        .updateTable('stored_file')
        .set({ claimed_at: sql`now()` })
        .where('id', '=', fileId)
        .where('owner_id', '=', ownerId)
        .where('purpose', '=', purpose)
        .where('stored', '=', true)
        // One record, one file: what two referred to would go with the first that lets go of it.
        .where('claimed_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return claimed !== undefined
    },

    async handOver(on, fileId, from, to) {
      await on
        .updateTable('stored_file')
        .set({ owner_id: to })
        .where('id', '=', fileId)
        .where('owner_id', '=', from)
        .where('claimed_at', 'is', null)
        .execute()
    },

    async release(on, fileId) {
      await on.updateTable('stored_file').set({ claimed_at: null }).where('id', '=', fileId).execute()
    },

    async discard(fileId) {
      const file = await db
        .updateTable('stored_file')
        .set({ claimed_at: null, stored: false })
        .where('id', '=', fileId)
        .returning(['id', 'blob_key', 'thumbnail_key'])
        .executeTakeFirst()
      if (file) await remove(file)
    },

    async open(fileId, part = 'content') {
      const row = await db
        .selectFrom('stored_file')
        .selectAll()
        .where('id', '=', fileId)
        .where('stored', '=', true)
        .executeTakeFirst()
      const key = part === 'content' ? row?.blob_key : row?.thumbnail_key
      const content = row && key ? await blobs.get(key) : undefined
      if (!row || !content) return undefined
      return {
        id: row.id,
        ownerId: row.owner_id,
        purpose: row.purpose,
        originalName: row.original_name,
        contentType: row.content_type,
        content,
      }
    },

    async sweep() {
      await blobs.sweepLeftovers?.()
      const stale = await db
        .selectFrom('stored_file')
        .select(['id', 'blob_key', 'thumbnail_key'])
        .where('claimed_at', 'is', null)
        .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${graceHours})`)
        .limit(1000)
        .execute()
      for (const file of stale) {
        // Out of reach before anything goes: whoever saves it at this moment comes first, or finds it gone.
        const { numUpdatedRows } = await db
          .updateTable('stored_file')
          .set({ stored: false })
          .where('id', '=', file.id)
          .where('claimed_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows > 0n) await remove(file)
      }
      return stale.length
    },
  }
}

export const sweepFilesJob = (files: FileStore): JobKind<object> => ({
  name: 'sweep-files',
  retries: 2,
  retrySeconds: 60,
  expireSeconds: 600,
  schedule: '20 3 * * *',
  heavy: true,
  run: async () => {
    while ((await files.sweep()) > 0);
  },
})
