import sharp, { type Sharp, type SharpOptions } from 'sharp'
import type { FileRule } from './file-rule'
import { type FileVerdict, refused } from './file-verdict'
import { countScans } from './jpeg-scans'

type ImageKind = 'png' | 'jpg'
type ImageLimits = Pick<FileRule, 'maxPixels' | 'maxSide'>

const storedSide = 4096
const thumbnailSide = 320
const jpegQuality = 88
const timeLimitSeconds = 10
/** Programs that save for the web make ten or so. */
const mostScans = 100

/** What leaves here was drawn by us: upright, without metadata, and nothing but pixels of what came in. */
export async function checkImage(
  kind: ImageKind,
  content: Buffer,
  { maxPixels, maxSide }: ImageLimits,
): Promise<FileVerdict> {
  // Not at `warning`: sound pictures may warn, over a faulty colour profile say, and none of it reaches our copy.
  const options: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true }
  try {
    // Only the header is read here; the limit would turn a telling answer into a general failure.
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata()
    if (width * height > maxPixels || Math.max(width, height) > maxSide) return refused('tooManyPixels')
    if (kind === 'jpg' && countScans(content) > mostScans) return refused('tooSlow')
    const image = await encode(kind, fitInto(storedSide, sharp(content, options).autoOrient()))
    const thumbnail = await encode(kind, fitInto(thumbnailSide, sharp(image.data, options)))
    return {
      ok: true,
      file: {
        content: image.data,
        contentType: kind === 'png' ? 'image/png' : 'image/jpeg',
        extension: kind,
        width: image.info.width,
        height: image.info.height,
        thumbnail: thumbnail.data,
      },
    }
  } catch (error) {
    const outOfTime = error instanceof Error && error.message.includes('timeout')
    return refused(outOfTime ? 'tooSlow' : 'damaged')
  }
}

function fitInto(side: number, image: Sharp): Sharp {
  return image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
}

function encode(kind: ImageKind, image: Sharp) {
  const encoded = kind === 'png' ? image.png() : image.jpeg({ quality: jpegQuality })
  return encoded.timeout({ seconds: timeLimitSeconds }).toBuffer({ resolveWithObject: true })
}
