import { fileMessages as say } from '@fairground/domain/company/sections'
import { codes } from '@fairground/wire/kernel/codes'
import type { FastifyReply } from 'fastify'
import { isId } from '../platform/database/ids'
import { checkFile, type FilePurpose } from '../platform/files/checks'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { UploadedFile } from '../platform/http/upload'
import type { Platform } from '../platform/platform'
import { requireEditable, requireStaffRight } from './company-access'
import { findCompanyFor, isNamed } from './open-company.repository'

interface Stored {
  fileId: string
  kind: string
  name: string
}

/**
 * Kept for a day unless a saved section takes it up. It belongs to the company's account, whoever uploads it; where staff
 * enter a company that is not there yet, to them until the company is.
 */
export async function uploadFile(
  { db, files, settings }: Platform,
  purpose: FilePurpose,
  companyId: string | undefined,
  file: UploadedFile | undefined,
  caller: SignedInCaller,
): Promise<Stored> {
  if (!file) throw new Refusal(codes.invalid, say.missing)
  const company = await findCompanyFor(db, caller, companyId, settings.current().edition)
  if (company) requireEditable(company, caller, settings.current())
  else if (isNamed(companyId)) throw new Refusal(codes.refused, say.noCompany)
  else requireStaffRight(caller)
  const verdict = await checkFile(purpose, file.content)
  if (!verdict.ok) {
    const image = purpose === 'logo' || purpose === 'productImage'
    throw new Refusal(codes.refused, (image ? say.image : say.document)[verdict.problem] ?? say.damaged)
  }
  const name = file.name.slice(-200)
  const fileId = await files.keep({
    ownerId: company?.accountId ?? caller.user.id,
    purpose,
    originalName: name,
    file: verdict.file,
  })
  return { fileId, kind: `.${verdict.file.extension}`, name }
}

/** For the owner and for staff. Somebody else's file and one that does not exist get the same answer. */
export async function sendFile(
  { files }: Platform,
  { fileId, thumbnail }: { fileId: string; thumbnail?: '0' | '1' | undefined },
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const found = isId(fileId)
    ? await files.open(fileId, thumbnail === '1' ? 'thumbnail' : 'content')
    : undefined
  const mayRead =
    found &&
    found.purpose !== 'workbook' &&
    (caller.user.department !== 'exhibitor' || found.ownerId === caller.user.id)
  if (!found || !mayRead) {
    found?.content.destroy()
    throw new Refusal(codes.notFound, say.gone)
  }
  const shown = found.contentType.startsWith('image/') ? 'inline' : 'attachment'
  reply
    .header('content-type', found.contentType)
    .header('content-disposition', `${shown}; filename*=UTF-8''${encodeURIComponent(found.originalName)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, max-age=3600')
    .send(found.content)
  return null
}
