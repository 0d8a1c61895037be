import sharp from 'sharp'
import { type FilePurpose, filePurposes } from '../../file'
import { type CheckedFile, checkFile } from '../../platform/files/checks'

/** Goes the way of any upload, so that it is stored as one would be, with all that is derived from it. */
export async function draw(purpose: FilePurpose, svg: string): Promise<CheckedFile> {
  const picture = await sharp(Buffer.from(svg)).png().toBuffer()
  const verdict = await checkFile(filePurposes[purpose].accepts, { content: picture, sender: 'demo' })
  if (!verdict.ok) throw new Error(`a picture of the demo fair was refused: ${verdict.problem}`)
  return verdict.file
}
