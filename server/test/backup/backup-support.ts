import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { type BackupSource, backUp } from '../../src/backup/back-up.service'
import { sealOf } from '../../src/backup/backup-layout'
import type { Manifest } from '../../src/backup/manifest'
import { type Restored, restore } from '../../src/backup/restore.service'
import type { BlobStore } from '../../src/platform/files/blobs/blob-store'
import { DiskBlobStore } from '../../src/platform/files/blobs/disk-blob-store'
import { builtProcess } from '../support/built-process'
import { query } from '../support/query'
import { migrations } from '../support/test-config'
import { createTestDatabase } from '../support/test-database'
import type { Signed, TestFair } from '../support/test-fair'

type AtEnd = (tidy: () => Promise<void>) => void

export async function makeFolder(atEnd: AtEnd = onTestFinished): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairground-backup-'))
  atEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  return folder
}

/** Every row of every table, as text. */
export async function everyRow(url: string): Promise<Record<string, string[]>> {
  const names = await query<{ name: string }>(
    url,
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  )
  const rows: Record<string, string[]> = {}
  for (const { name } of names) {
    const found = await query<{ row: string }>(url, `SELECT t::text AS row FROM public."${name}" t`)
    rows[name] = found.map(({ row }) => row).sort()
  }
  return rows
}

/** Every file of a store, by its checksum. */
export async function everyFile(store: BlobStore): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for await (const { key } of store.list()) {
    const content = await store.get(key)
    files[key] = content
      ? createHash('sha256')
          .update(await buffer(content))
          .digest('hex')
      : 'gone'
  }
  return files
}

/** What people leave behind: files they have saved and one they have not, and a message on its way. */
export async function leaveWork({ platform, signIn }: TestFair): Promise<{ unsaved: string; as: Signed }> {
  const as = await signIn('13800000002')
  const keep = (purpose: 'licence' | 'logo', content: string, thumbnail?: Buffer) =>
    platform.files.keep({
      ownerId: as.accountId,
      purpose,
      originalName: '图片.png',
      file: { content: Buffer.from(content), contentType: 'image/png', ...(thumbnail ? { thumbnail } : {}) },
    })
  const [licence, unsaved] = [
    await keep('licence', 'a licence', Buffer.from('small')),
    await keep('logo', 'a logo'),
  ]
  await platform.db.transaction().execute(async (trx) => {
    await platform.files.claim(trx, licence, as.accountId, 'licence')
    const saved = trx.updateTable('company').set({ licence_file_id: licence })
    await saved.where('account_id', '=', as.accountId).execute()
    await platform.outbox.post(trx, {
      channel: 'sms',
      to: '13800000002',
      template: 'signUpApproved',
      language: 'zh',
    })
  })
  return { unsaved, as }
}

const patient = () => AbortSignal.timeout(60_000)

export const sourceOf = (url: string, blobs: BlobStore): BackupSource => ({
  connection: { connectionString: url },
  blobs,
  place: 'the test database',
})

export const backUpTo = (
  source: BackupSource,
  target: string,
  withoutMissingFiles = false,
): Promise<Manifest> => backUp(source, target, { withoutMissingFiles, signal: patient() })

export interface EmptyPlace {
  url: string
  blobs: BlobStore
  restore(directory: string): Promise<Restored>
  /** What is in it now. */
  content(): Promise<{ tables: number; jobs: boolean; files: number }>
}

/** A database and a directory for files with nothing in either. */
export async function makeEmptyPlace(atEnd: AtEnd = onTestFinished): Promise<EmptyPlace> {
  const database = await createTestDatabase({ empty: true })
  atEnd(database.drop)
  const blobs = new DiskBlobStore(path.join(await makeFolder(atEnd), 'files'))
  return placeOf(database.url, blobs)
}

export const placeOf = (url: string, blobs: BlobStore): EmptyPlace => ({
  url,
  blobs,
  restore: (directory) =>
    restore(
      directory,
      migrations,
      { blobs, filesPlace: 'the test store', openDatabase: async () => ({ connectionString: url }) },
      patient(),
    ),
  async content() {
    const [found] = await query<{ jobs: boolean }>(url, `SELECT to_regnamespace('jobs') IS NOT NULL AS jobs`)
    return {
      tables: Object.keys(await everyRow(url)).length,
      jobs: found?.jobs === true,
      files: Object.keys(await everyFile(blobs)).length,
    }
  },
})

/** Changes what a back-up says about itself, and seals it again as whoever forges one would. */
export async function forge(directory: string, change: (manifest: Manifest) => unknown): Promise<void> {
  const file = path.join(directory, 'manifest.json')
  const manifest = JSON.parse(await readFile(file, 'utf8'))
  const text = JSON.stringify(change(manifest) ?? manifest)
  await writeFile(file, text)
  await writeFile(path.join(directory, 'manifest.sha256'), sealOf(text))
}

export interface Ended {
  code: number | null
  said: string
  complained: string
}

/** A command as a person runs it, in a process of its own. */
export function startCommand(name: 'backup' | 'restore', directory: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [builtProcess(name), directory], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, MODE: 'demo', INIT_CWD: tmpdir(), ...env },
  })
  const heard = { said: '', complained: '' }
  child.stdout.on('data', (chunk) => {
    heard.said += chunk
  })
  child.stderr.on('data', (chunk) => {
    heard.complained += chunk
  })
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, ...heard }))
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return { ended, kill: (signal: NodeJS.Signals) => child.kill(signal) }
}
