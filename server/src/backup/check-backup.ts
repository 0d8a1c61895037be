import { lstat, readFile } from 'node:fs/promises'
import path from 'node:path'
import { checksumOf, filesIn, manifestFile, sealFile, sealOf, tableFile } from './backup-layout'
import { forEachFile } from './copy-files'
import { backupFormat, type Manifest, manifestSchema } from './manifest'
import { type Measure, measureFile, measureStream } from './measure'
import { damagedBackup, noBackupHere, unknownFormat } from './restore-problems'

export interface CheckedBackup {
  manifest: Manifest
  /** The manifest's checksum, and so the back-up's own. */
  seal: string
}

/** Reads the whole back-up once and resolves to what it holds; refuses one that is not complete to the last byte. */
export async function checkBackup(directory: string, signal: AbortSignal): Promise<CheckedBackup> {
  const { manifest, seal } = await readManifest(directory)
  for (const table of manifest.tables) {
    signal.throwIfAborted()
    const file = tableFile(directory, table.name)
    // Not whatever lies there under the name: a pipe would be read for ever, a link leads out of the back-up.
    const isFile = await lstat(file).then(
      (found) => found.isFile(),
      () => false,
    )
    const found = isFile ? await measureFile(file) : undefined
    requireSame(directory, `the table ${table.name}`, table, found)
  }
  const files = filesIn(directory)
  await forEachFile(manifest.files, signal, async (file) => {
    const stream = await files.get(file.key)
    requireSame(directory, `the file ${file.key}`, file, stream && (await measureStream(stream)))
  })
  return { manifest, seal }
}

async function readManifest(directory: string): Promise<CheckedBackup> {
  const text = await readPart(directory, manifestFile)
  if ((await readPart(directory, sealFile)) !== sealOf(text))
    throw damagedBackup(directory, `${manifestFile} is not what it was`)
  const content = parseJson(text)
  const { format } = (content ?? {}) as { format?: unknown }
  if (format !== backupFormat) throw unknownFormat(directory, format)
  const { data, error } = manifestSchema.safeParse(content)
  if (!data)
    throw damagedBackup(directory, `${manifestFile} makes no sense (${error.issues[0]?.path.join('.')})`)
  return { manifest: data, seal: checksumOf(text) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function readPart(directory: string, name: string): Promise<string> {
  return readFile(path.join(directory, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') throw noBackupHere(directory, name)
    throw error
  })
}

function requireSame(directory: string, what: string, wanted: Measure, found: Measure | undefined): void {
  if (!found) throw damagedBackup(directory, `${what} is missing`)
  if (found.bytes !== wanted.bytes || found.sha256 !== wanted.sha256)
    throw damagedBackup(directory, `${what} is not what it was`)
}
