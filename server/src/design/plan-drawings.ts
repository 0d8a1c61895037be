import { text as textOf } from 'node:stream/consumers'
import { designMessages as say } from '@fairground/domain/design'
import { readDrawing } from '@fairground/floorplan/drawing/drawing'
import { codes } from '@fairground/wire/kernel/codes'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'

/** What they are kept as. No file of anybody's: lines that were checked, read by staff alone. */
export const planDrawing = 'planDrawing'

/** Thrown away after a day unless a draft shows it. */
export async function keepDrawing(
  { files }: Pick<Platform, 'files'>,
  { title, drawing }: { title: string; drawing: string },
  caller: SignedInCaller,
): Promise<{ id: string }> {
  if ('fault' in readDrawing(drawing)) throw new Refusal(codes.refused, say.drawingUnreadable)
  const content = Buffer.from(drawing)
  const id = await files.keep({
    ownerId: caller.user.id,
    purpose: planDrawing,
    originalName: title,
    file: { content, contentType: 'application/json' },
  })
  return { id }
}

export async function openDrawing(
  { files }: Pick<Platform, 'files'>,
  fileId: string,
): Promise<{ drawing: string }> {
  const found = await files.open(fileId)
  if (!found || found.purpose !== planDrawing) {
    found?.content.destroy()
    throw new Refusal(codes.notFound, say.drawingUnknown)
  }
  return { drawing: await textOf(found.content) }
}
