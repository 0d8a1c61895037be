import { codes } from '@fairground/wire/kernel/codes'
import type { FastifyRequest } from 'fastify'
import { httpMessages } from './http.messages'
import { Refusal } from './refusal'

/** The largest file anything takes; each call may ask for less. */
export const uploadLimits = { fileSize: 20 * 1024 * 1024, files: 1, fields: 10, fieldSize: 10_000, parts: 11 }

export interface UploadedFile {
  name: string
  content: Buffer
}

interface Upload {
  file: UploadedFile | undefined
  fields: Record<string, string>
}

/** One file in memory; what is too large is refused while it arrives. */
export async function receiveUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new Refusal(codes.wrongMediaType, httpMessages.wrongMediaType)
  const upload: Upload = { file: undefined, fields: {} }
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') upload.file = { name: part.filename ?? '', content: await part.toBuffer() }
      else upload.fields[part.fieldname] = String(part.value)
    }
  } catch (error) {
    // The plugin names what it refuses; anything else is a body that breaks off or is none.
    if ((error as { statusCode?: number }).statusCode) throw error
    throw new Refusal(codes.badRequest, httpMessages.badRequest)
  }
  return upload
}
