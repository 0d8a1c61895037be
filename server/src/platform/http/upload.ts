import { codes } from '@fairground/wire/kernel/codes'
import type { FastifyRequest } from 'fastify'
import { plainFileName } from '../files/file-name'
import { httpMessages } from './http.messages'
import { Refusal } from './refusal'

/** The largest file anything takes; each call may ask for less. */
export const uploadLimits = { fileSize: 20 * 1024 * 1024, files: 1, fields: 10, fieldSize: 10_000, parts: 11 }

export interface UploadedFile {
  /** As it was called where it came from, without what nobody could have seen. */
  name: string
  content: Buffer
  /** The account that sent it. */
  sender: string
  /** Aborted when nobody waits for it any more. */
  givenUp: AbortSignal
}

export interface Upload {
  file: UploadedFile | undefined
  fields: Record<string, string>
}

/** Takes what is uploaded in and hands it on; until that is done, it counts against what may be under way at once. */
export function withUpload<Result>(
  request: FastifyRequest,
  work: (upload: Upload) => Promise<Result>,
): Promise<Result> {
  const sender = request.caller.user?.id ?? request.caller.address
  return request.server.uploadDoor.letIn(sender, async () => work(await receive(request, sender)))
}

/** One file in memory; what is too large is refused while it arrives. */
async function receive(request: FastifyRequest, sender: string): Promise<Upload> {
  if (!request.isMultipart()) throw new Refusal(codes.wrongMediaType, httpMessages.wrongMediaType)
  const { givenUp } = request
  const upload: Upload = { file: undefined, fields: {} }
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file')
        upload.file = {
          name: plainFileName(part.filename ?? ''),
          content: await part.toBuffer(),
          sender,
          givenUp,
        }
      else upload.fields[part.fieldname] = String(part.value)
    }
  } catch (error) {
    // Whoever was told that time is up has cut the rest off with it.
    givenUp.throwIfAborted()
    // The plugin names what it refuses; anything else is a body that breaks off or is none.
    if ((error as { statusCode?: number }).statusCode) throw error
    throw new Refusal(codes.badRequest, httpMessages.badRequest)
  }
  return upload
}
