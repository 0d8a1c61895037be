import { buffer } from 'node:stream/consumers'
import type { Plan } from '@fairground/floorplan/plan'
import { dayColours } from '@fairground/floorplan/plan-colours'
import { picturesIn } from '@fairground/floorplan/plan-pictures'
import sharp from 'sharp'
import type { FileStore } from '../platform/files/file-store'

/** Dots along its longer side: enough for a sheet of A3, and no picture makes a document heavy. */
const mostDots = 2400

/** The pictures of a plan, each as every document takes it. One that is gone or broken leaves its place empty. */
export async function picturesOn(plan: Plan, files: FileStore): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>()
  for (const file of picturesIn(plan)) {
    const found = await files.open(file)
    const drawn =
      found &&
      (await buffer(found.content)
        .then(forPrint)
        .catch(() => undefined))
    if (drawn) pictures.set(file, drawn)
  }
  return pictures
}

const forPrint = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: 60_000_000 })
    .resize({ width: mostDots, height: mostDots, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: dayColours.paper })
    .jpeg({ quality: 82 })
    .toBuffer()
