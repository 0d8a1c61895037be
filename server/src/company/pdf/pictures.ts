import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp, { type Sharp } from 'sharp'
import type { FileStore } from '../../platform/files/file-store'
import type { Picture } from '../../platform/paper/content'

/** Longest side in pixels: three hundred to the inch at the size it is printed in. */
export const printSizes = { logo: 500, product: 520, document: 2000 } as const
export type PrintSize = keyof typeof printSizes

/**
 * Prepared off the main thread and without transparency, so that the document only has to copy the bytes. A file that
 * is gone or cannot be opened is left out: it must not keep the rest from being printed.
 */
export async function printedPicture(
  files: FileStore,
  fileId: string,
  size: PrintSize,
): Promise<Picture | undefined> {
  const found = await files.open(fileId)
  if (!found) return undefined
  try {
    const { data, info } = await encode(sharp(await contentOf(found.content), { failOn: 'error' }), size)
    return { data, width: info.width, height: info.height }
  } catch {
    return undefined
  }
}

const contentOf = (content: Readable): Promise<Buffer> => buffer(content)

function encode(image: Sharp, size: PrintSize) {
  const side = printSizes[size]
  const flat = image
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
  // Logos have hard edges, which photographs' compression would fray.
  const encoded = size === 'logo' ? flat.png() : flat.jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
  return encoded.timeout({ seconds: 10 }).toBuffer({ resolveWithObject: true })
}
