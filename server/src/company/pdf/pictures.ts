import { buffer } from 'node:stream/consumers'
import sharp, { type OutputInfo } from 'sharp'
import type { FileStore } from '../../platform/files/file-store'
import type { Picture } from '../../platform/paper/content'
import { ink } from '../../platform/paper/style'

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
    const content = await buffer(found.content)
    const { data, info } = size === 'logo' ? await encodeLogo(content) : await encode(content, size)
    return { data, width: info.width, height: info.height }
  } catch {
    return undefined
  }
}

interface Encoded {
  data: Buffer
  info: OutputInfo
}

/** A white sign made for dark ground would be lost on paper, and brings its ground along. */
async function encodeLogo(content: Buffer): Promise<Encoded> {
  const onPaper = await encode(content, 'logo')
  const { channels } = await sharp(onPaper.data).stats()
  return channels.every(({ min }) => min >= faintest) ? encode(content, 'logo', ink.text) : onPaper
}

/** Of 255: anything lighter is not seen on white paper. */
const faintest = 232

function encode(content: Buffer, size: PrintSize, ground: string = ink.white): Promise<Encoded> {
  const side = printSizes[size]
  const flat = sharp(content, { failOn: 'error' })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: ground })
    .toColourspace('srgb')
  // Logos have hard edges, which photographs' compression would fray.
  const encoded = size === 'logo' ? flat.png() : flat.jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
  return encoded.timeout({ seconds: 10 }).toBuffer({ resolveWithObject: true })
}
