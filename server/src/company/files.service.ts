import { fileMessages as say } from '@fairground/domain/company/sections'
import { codes } from '@fairground/wire/kernel/codes'
import { type FilePurpose, receiveFile } from '../file'
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

export async function uploadFile(
  platform: Platform,
  purpose: FilePurpose,
  companyId: string | undefined,
  file: UploadedFile | undefined,
  caller: SignedInCaller,
): Promise<Stored> {
  const owner = () => ownerFor(platform, companyId, caller)
  const { id, name, extension } = await receiveFile(platform, { purpose, file, owner })
  return { fileId: id, kind: `.${extension}`, name }
}

/**
 * The company's account, whoever uploads; where staff enter a company that is not there yet, they themselves until the
 * company is.
 */
async function ownerFor(
  { db, settings }: Platform,
  companyId: string | undefined,
  caller: SignedInCaller,
): Promise<string> {
  const company = await findCompanyFor(db, caller, { companyId }, settings.current().edition)
  if (company) requireEditable(company, caller, settings.current())
  else if (isNamed(companyId)) throw new Refusal(codes.refused, say.noCompany)
  else requireStaffRight(caller)
  return company?.accountId ?? caller.user.id
}
