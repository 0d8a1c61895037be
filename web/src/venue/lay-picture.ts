import type { LaidPicture } from '@fairground/floorplan/picture-scale'

/** Sharp enough to draw booths on, and no larger than a picture of a hall may be. */
export const longestSide = 4000
const sendableBytes = 5 * 1024 * 1024

/** A picture as it lies on a floor: what reaches beyond is cut off, and what it does not cover can be seen through. */
export async function laidPicture(
  picture: ImageBitmap,
  { width, height, picture: place }: LaidPicture,
  name: string,
): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('there is nothing to draw on')
  context.drawImage(picture, place.x, place.y, place.width, place.height)
  const sharp = await asBlob(canvas, 'image/png')
  if (sharp.size <= sendableBytes) return named(sharp, name, 'png')
  // This kind of file cannot be seen through.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  return named(await asBlob(canvas, 'image/jpeg'), name, 'jpg')
}

const named = (blob: Blob, name: string, ending: 'png' | 'jpg'): File =>
  new File([blob], `${name.replace(/\.[^.]*$/, '')}.${ending}`, { type: blob.type })

const asBlob = (canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), type, 0.85),
  )
