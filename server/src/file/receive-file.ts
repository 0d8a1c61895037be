import { fileMessages as say } from '@fairground/domain/company/sections'
import { codes } from '@fairground/wire/kernel/codes'
import { checkFile, type FileRule } from '../platform/files/checks'
import { fileNameFor } from '../platform/files/file-name'
import { Refusal } from '../platform/http/refusal'
import type { UploadedFile } from '../platform/http/upload'
import type { Platform } from '../platform/platform'
import { type FilePurpose, filePurposes } from './file-purposes'

interface Arrival {
  purpose: FilePurpose
  file: UploadedFile | undefined
  /** Whose it becomes. Refuses whoever may not bring one. */
  owner: () => Promise<string>
}

interface Received {
  id: string
  name: string
  extension: string
  bytes: number
  /** Pixels of what is kept, where it is an image. */
  width?: number | undefined
  height?: number | undefined
}

/** What a refusal may speak of. */
const figuresOf = ({ maxBytes, maxPixels, maxSide }: FileRule) => ({
  limit: maxBytes / (1024 * 1024),
  megapixels: maxPixels / 1_000_000,
  side: maxSide,
})

/** The one way in for a file that people can read again. Kept for a day unless a record takes it up. */
export async function receiveFile({ files }: Platform, { purpose, file, owner }: Arrival): Promise<Received> {
  if (!file) throw new Refusal(codes.invalid, say.missing)
  const ownerId = await owner()
  const { accepts, faults } = filePurposes[purpose]
  const verdict = await checkFile(accepts, file)
  // Whoever was told that it took too long has not uploaded anything.
  file.givenUp.throwIfAborted()
  if (!verdict.ok)
    throw new Refusal(codes.refused, faults[verdict.problem] ?? say.damaged, figuresOf(accepts))
  const { extension, content, contentType, width, height } = verdict.file
  const name = fileNameFor(file.name, contentType)
  const id = await files.keep({ ownerId, purpose, originalName: name, file: verdict.file })
  return { id, name, extension, bytes: content.length, width, height }
}
