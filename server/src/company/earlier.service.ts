import { fileMessages } from '@fairground/domain/company/sections'
import { codes } from '@fairground/wire/kernel/codes'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { requireEditable, requireStaffRight } from './company-access'
import { filesOf, findNewestBefore } from './earlier.repository'
import { findCompanyFor } from './open-company.repository'

/** The newest sign-up before this edition that got as far as a saved first section. */
export async function findEarlierSignUp(
  platform: Platform,
  companyId: string | undefined,
  caller: SignedInCaller,
): Promise<{ companyId: string; edition: number } | null> {
  const accountId = await accountOf(platform, companyId, caller)
  if (!accountId) return null
  return (await findNewestBefore(platform.db, accountId, platform.settings.current().edition)) ?? null
}

/** A file belongs to one record, so this edition gets copies; those no section takes up are swept away. */
export async function copyFiles(
  platform: Platform,
  { companyId, fileIds }: { companyId?: string | undefined; fileIds: string[] },
  caller: SignedInCaller,
): Promise<{ from: string; to: string }[]> {
  requireStaffRight(caller)
  const { db, files, settings } = platform
  const company = await findCompanyFor(db, caller, { companyId }, settings.current().edition)
  if (company) requireEditable(company, caller, settings.current())
  const accountId = await accountOf(platform, companyId, caller)
  const earlier = await findEarlierSignUp(platform, companyId, caller)
  const its = earlier ? await filesOf(db, earlier.companyId) : []
  const copies: { from: string; to: string }[] = []
  for (const from of new Set(fileIds)) {
    const to = accountId && its.includes(from) ? await files.copy(from, accountId) : undefined
    if (!to) throw new Refusal(codes.refused, fileMessages.gone)
    copies.push({ from, to })
  }
  return copies
}

async function accountOf(
  { db, settings }: Platform,
  companyId: string | undefined,
  caller: SignedInCaller,
): Promise<string | undefined> {
  if (caller.user.department === 'exhibitor') return caller.user.id
  return (await findCompanyFor(db, caller, { companyId }, settings.current().edition))?.accountId
}
