import { fileTypeFromBuffer } from 'file-type'
import { FairQueue } from './fair-queue'
import type { FileKind, FileRule } from './file-rule'
import { type FileVerdict, refused } from './file-verdict'
import { checkImage } from './image-check'
import { inspectPdf } from './pdf-check'

interface Brought {
  content: Buffer
  /** Who brought it; what each brings is checked one after the other. */
  sender: string
  /** Aborted when nobody waits for the verdict any more. */
  givenUp?: AbortSignal
}

// Each piece may take hundreds of megabytes for a moment; images and PDFs share the places.
const checks = new FairQueue(2)

export async function checkFile(rule: FileRule, { content, sender, givenUp }: Brought): Promise<FileVerdict> {
  if (content.length === 0) return refused('empty')
  if (content.length > rule.maxBytes) return refused('tooLarge')
  const kind = await kindOf(content)
  if (!kind || !rule.kinds.includes(kind)) return refused('wrongKind')
  const check = () => (kind === 'pdf' ? checkPdf(content, rule.maxPages) : checkImage(kind, content, rule))
  return checks.run(sender, check, givenUp)
}

async function kindOf(content: Buffer): Promise<FileKind | undefined> {
  const type = await fileTypeFromBuffer(content)
  return (['png', 'jpg', 'pdf'] as const).find((kind) => kind === type?.ext)
}

async function checkPdf(content: Buffer, maxPages: number): Promise<FileVerdict> {
  const finding = await inspectPdf(content)
  if ('problem' in finding) return refused(finding.problem)
  const { pages } = finding
  if (pages > maxPages) return refused('tooManyPages')
  return { ok: true, file: { content, contentType: 'application/pdf', extension: 'pdf', pages } }
}
