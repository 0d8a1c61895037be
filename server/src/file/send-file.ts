import { isExhibitor } from '@fairground/domain/account'
import { fileMessages as say } from '@fairground/domain/company/sections'
import { codes } from '@fairground/wire/kernel/codes'
import type { FastifyReply } from 'fastify'
import { isId } from '../platform/database/ids'
import type { FoundFile } from '../platform/files/file-store'
import type { Caller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { sendDownload } from '../platform/http/send-download'
import type { Platform } from '../platform/platform'
import { type FilePurpose, type FileReader, ruleOf } from './file-purposes'

interface Wanted {
  fileId: string
  part?: 'content' | 'thumbnail'
  /** The only purposes this call is for; without any, all of them. */
  purposes?: readonly FilePurpose[]
  /** Documents may open too, in a frame of our own pages. */
  framed?: boolean
  /** Whether the caller may read the record the file hangs on. Who does not say so lets nobody read by it. */
  readsRecord?: (fileId: string) => Promise<boolean>
}

/** The one way out. A file that may not be read and one that does not exist get the same answer. */
export async function sendFile(
  { files }: Platform,
  wanted: Wanted,
  caller: Caller,
  reply: FastifyReply,
): Promise<null> {
  const { fileId, part, purposes, framed = false } = wanted
  const found = isId(fileId) ? await files.open(fileId, part) : undefined
  const isMeant = (purpose: string) => !purposes || (purposes as readonly string[]).includes(purpose)
  const rule = found && isMeant(found.purpose) && ruleOf(found.purpose)
  if (!found || !rule || !(await mayRead(rule.readers, found, wanted, caller))) {
    found?.content.destroy()
    throw new Refusal(codes.notFound, say.gone)
  }
  const { originalName: name, contentType, content } = found
  const shown = rule.sent === 'shown' && (framed || contentType.startsWith('image/'))
  return sendDownload(reply, {
    name,
    contentType,
    content,
    shown,
    framed: shown && framed,
    cache: rule.cache,
  })
}

type Reads = (file: FoundFile, caller: Caller, wanted: Wanted) => boolean | Promise<boolean>

const reads: Record<FileReader, Reads> = {
  owner: ({ ownerId }, { user }) => user !== undefined && user.id === ownerId,
  staff: (_file, { user }) => user !== undefined && !isExhibitor(user),
  record: ({ id }, _caller, { readsRecord }) => readsRecord?.(id) ?? false,
  public: () => true,
}

async function mayRead(
  readers: readonly FileReader[],
  file: FoundFile,
  wanted: Wanted,
  caller: Caller,
): Promise<boolean> {
  for (const reader of readers) if (await reads[reader](file, caller, wanted)) return true
  return false
}
