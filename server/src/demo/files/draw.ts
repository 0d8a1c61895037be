import sharp from 'sharp'
import { type CheckedFile, checkFile, type FilePurpose } from '../../platform/files/checks'

/** Goes the way of any upload, so that it is stored as one would be, with all that is derived from it. */
export async function draw(purpose: FilePurpose, svg: string): Promise<CheckedFile> {
  const verdict = await checkFile(purpose, await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer())
  if (!verdict.ok) throw new Error(`a picture of the demo fair was refused: ${verdict.problem}`)
  return verdict.file
}
