import { reviewMessages } from '@fairground/domain/review'
import type { Language } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import type { FastifyReply } from 'fastify'
import { recordAudit } from '../../platform/audit/audit'
import { WorkQueue } from '../../platform/files/checks/work-queue'
import type { FileStore } from '../../platform/files/file-store'
import type { SignedInCaller } from '../../platform/http/principal'
import { Refusal } from '../../platform/http/refusal'
import { sendDownload } from '../../platform/http/send-download'
import type { Picture } from '../../platform/paper/content'
import { drawPaper } from '../../platform/paper/draw-paper'
import type { Platform } from '../../platform/platform'
import { findCompanyFor, type OpenCompany } from '../open-company.repository'
import { composeSignUp } from './compose'
import { pdfFileName } from './file-name'
import { pdfMessages } from './pdf.messages'
import { type PrintSize, printedPicture } from './pictures'
import { readSignUp, type StoredSignUp } from './read-sign-up'

interface Asked {
  companyId?: string | undefined
  language?: Language | undefined
}

/** Setting type keeps a core busy; with more at once, everybody would only wait longer for their own. */
const printing = new WorkQueue(2)
/** Whose document is being made or waits for its turn: one each, so that nobody's clicks delay everybody else. */
const readers = new Set<string>()
const mostWaiting = 50

/** For the company itself and for staff, in the language of the sign-up unless another is asked for. */
export async function sendSignUpPdf(
  platform: Platform,
  asked: Asked,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const { db, settings } = platform
  const company = await findCompanyFor(db, caller, { companyId: asked.companyId }, settings.current().edition)
  if (!company) throw new Refusal(codes.notFound, reviewMessages.unknown)
  const reader = caller.user.id
  if (readers.has(reader)) throw new Refusal(codes.tooMany, pdfMessages.oneAtATime)
  if (readers.size >= mostWaiting) throw new Refusal(codes.tooMany, pdfMessages.busy)
  readers.add(reader)
  try {
    await print(platform, company, asked.language, caller, reply)
  } finally {
    readers.delete(reader)
  }
  return null
}

async function print(
  { db, files, settings }: Platform,
  company: OpenCompany,
  wanted: Language | undefined,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<void> {
  const language = wanted ?? (company.variant === 'ENG' ? 'en' : 'zh')
  const signUp = await readSignUp(db, company, settings.current(), language)
  if (caller.user.department !== 'exhibitor')
    await recordAudit(db, caller, {
      action: 'export',
      // Not of type company: reviewers would take it for a change of what they are deciding on.
      subjectType: 'sign-up-pdf',
      subjectId: company.id,
      after: { language },
    })

  // Whoever left, or waited too long and was told so, needs no document any more.
  const isGone = () => reply.sent || reply.raw.destroyed
  await printing.run(async () => {
    const pictures = await preparePictures(files, signUp, isGone)
    if (isGone()) return
    const printed = { language, settings: settings.current(), pictures, now: new Date() }
    const { document, drawn } = drawPaper(composeSignUp(signUp, printed))
    const name = pdfFileName(signUp, language)
    sendDownload(reply, { name, asciiName: 'sign-up', contentType: 'application/pdf', content: document })
    await drawn
  })
}

async function preparePictures(
  files: FileStore,
  signUp: StoredSignUp,
  isGone: () => boolean,
): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>()
  // One after another: a document's pictures must not take every thread that others need.
  for (const [fileId, size] of picturesIn(signUp)) {
    if (isGone()) break
    const picture = await printedPicture(files, fileId, size)
    if (picture) pictures.set(fileId, picture)
  }
  return pictures
}

function picturesIn({ sections, products, files }: StoredSignUp): [string, PrintSize][] {
  const { licenceFileId, signUpFileId } = sections.basics ?? {}
  const named: [unknown, PrintSize][] = [
    [licenceFileId ?? signUpFileId, 'document'],
    [sections.intro?.logoFileId, 'logo'],
    ...products.map(({ imageFileId }): [unknown, PrintSize] => [imageFileId, 'product']),
  ]
  return named.filter(
    (entry): entry is [string, PrintSize] =>
      typeof entry[0] === 'string' && files.get(entry[0])?.picture === true,
  )
}
