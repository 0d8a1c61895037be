import { reviewMessages } from '@fairground/domain/review'
import type { Language } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import type { FastifyReply } from 'fastify'
import { recordAudit } from '../../platform/audit/audit'
import type { FileStore } from '../../platform/files/file-store'
import type { SignedInCaller } from '../../platform/http/principal'
import { Refusal } from '../../platform/http/refusal'
import type { Picture } from '../../platform/paper/content'
import { sendPaper } from '../../platform/paper/send-paper'
import type { Platform } from '../../platform/platform'
import { findCompanyFor, type OpenCompany } from '../open-company.repository'
import { composeSignUp } from './compose'
import { pdfFileName } from './file-name'
import { type PrintSize, printedPicture } from './pictures'
import { readSignUp, type StoredSignUp } from './read-sign-up'

interface Asked {
  companyId?: string | undefined
  language?: Language | undefined
}

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
  return print(platform, company, asked.language, caller, reply)
}

async function print(
  { db, files, settings }: Platform,
  company: OpenCompany,
  wanted: Language | undefined,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const language = wanted ?? (company.variant === 'ENG' ? 'en' : 'zh')
  return sendPaper(caller.user.id, reply, async (isGone) => {
    const signUp = await readSignUp(db, company, settings.current(), language)
    if (caller.user.department !== 'exhibitor')
      await recordAudit(db, caller, {
        action: 'export',
        // Not of type company: reviewers would take it for a change of what they are deciding on.
        subjectType: 'sign-up-pdf',
        subjectId: company.id,
        after: { language },
      })
    const pictures = await preparePictures(files, signUp, isGone)
    if (isGone()) return undefined
    const content = composeSignUp(signUp, {
      language,
      settings: settings.current(),
      pictures,
      now: new Date(),
    })
    return { name: pdfFileName(signUp, language), asciiName: 'sign-up', content }
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
