import { basicsMessages } from '@fairground/domain/company/sections'
import { codes } from '@fairground/wire/kernel/codes'
import type { FilePurpose } from '../file'
import type { Db } from '../platform/database/database'
import type { FileStore } from '../platform/files/file-store'
import { Refusal } from '../platform/http/refusal'

interface Swap {
  field: string
  /** What the record referred to so far. */
  before: string | null
  after: string
  ownerId: string
  purpose: FilePurpose
  missing?: string
}

/** A record takes up a file of its own company; the one it had is left to the sweep. */
export async function swapFile(files: FileStore, trx: Db, swap: Swap): Promise<void> {
  const { before, after, field, ownerId, purpose, missing = basicsMessages.licence } = swap
  if (before === after) return
  if (!(await files.claim(trx, after, ownerId, purpose)))
    throw new Refusal(codes.invalid, missing, {}, [{ path: field, message: missing }])
  if (before) await files.release(trx, before)
}
