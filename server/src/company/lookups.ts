import { normaliseCreditCode } from '@fairground/domain/company'
import { fileMessages } from '@fairground/domain/company/sections'
import type { Language } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import { nameOf, readCodeNames } from '../platform/database/code-names'
import type { Db } from '../platform/database/database'
import { isId } from '../platform/database/ids'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { creditCodeInUse, findStoredFile, giveUpUploads, readCreditGrades } from './lookups.repository'

export async function listCreditGrades(db: Db, companyId: string, language: Language) {
  const grades = await readCreditGrades(db, companyId)
  const names = await readCodeNames(db, ['creditGrade'])
  return grades.map((held) => ({ ...held, gradeLabel: nameOf(names, 'creditGrade', held.grade, language) }))
}

export const isCodeTaken = async (
  db: Db,
  typed: string | undefined,
  accountId: string,
  edition: number,
): Promise<boolean> => (typed ? creditCodeInUse(db, normaliseCreditCode(typed), accountId, edition) : false)

export async function requireOwnFile(db: Db, fileId: string, { user }: SignedInCaller): Promise<string> {
  const owner = user.department === 'exhibitor' ? user.id : undefined
  const found = isId(fileId) ? await findStoredFile(db, fileId, owner) : undefined
  if (!found) throw new Refusal(codes.refused, fileMessages.gone)
  return found
}

export async function discardUploads(
  db: Db,
  fileIds: readonly string[],
  caller: SignedInCaller,
): Promise<number> {
  const named = fileIds.filter((id) => isId(id))
  return named.length === 0 ? 0 : giveUpUploads(db, named, caller.user.id)
}
