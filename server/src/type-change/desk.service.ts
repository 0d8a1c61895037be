import type { BoothsAsked } from '@fairground/domain/selection'
import type { Settings } from '@fairground/domain/settings'
import type { Language } from '@fairground/domain/text'
import {
  faultOfWanted,
  requestAfter,
  typeChangeMessages as say,
  stepsOf,
  type TypeChangeDecided,
} from '@fairground/domain/type-change'
import { codes } from '@fairground/wire/kernel/codes'
import type { Page } from '@fairground/wire/kernel/page'
import type { DeskTypeChange, TypeChangeDetail, TypeChangeSearch } from '@fairground/wire/type-change'
import { nameOf, readCodeNames } from '../codelist'
import { writeSection } from '../company'
import { tellExhibitor } from '../exhibitor'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { allowanceFor } from '../quota'
import { changeQuota, lockCompanies } from '../selection'
import { note, requireOpen } from './noting'
import { nowOf, readStanding, sizeWords, spanOf } from './standing'
import {
  type FoundChange,
  findChange,
  readAsked,
  searchChanges,
  settleChange,
} from './type-change.repository'

const refuse = (message: string) => new Refusal(codes.refused, message)

const shown = (
  { nameZh, nameEn, settledById: _, ...change }: FoundChange,
  language: Language,
): DeskTypeChange => ({
  ...change,
  companyName: language === 'en' ? nameEn || nameZh : nameZh || nameEn,
})

export async function listTypeChanges(
  { db, settings }: Platform,
  search: TypeChangeSearch,
  language: Language,
): Promise<Page<DeskTypeChange>> {
  const rows = await searchChanges(db, settings.current().edition, search)
  return {
    list: rows.map(({ total: _, ...change }) => shown(change, language)),
    total: rows[0]?.total ?? 0,
  }
}

export async function findTypeChange(
  { db, settings }: Platform,
  id: string,
  language: Language,
): Promise<TypeChangeDetail> {
  const current = settings.current()
  const change = await findChange(db, id, current.edition)
  const standing = change && (await readStanding(db, change.companyId, current))
  const now = standing && nowOf(standing)
  if (!change || !standing?.asked || !now) throw new Refusal(codes.notFound, say.unknown)
  const isGranted = change.state === 'granted'
  const after = requestAfter(standing.asked, change.wanted, current)
  // Once granted, what was granted is what it has, with whatever was set for it since.
  const quota = isGranted ? standing.quota : (await allowanceFor(db, after, current)).quota
  const { held: booths, contract } = standing
  const asks = change.state === 'open' || isGranted
  return {
    ...shown(change, language),
    now,
    quotaAfter: spanOf(quota),
    steps: asks ? stepsOf({ booths, contract, quota, areaSlack: current.areaSlack }, { isGranted }) : [],
    contract: contract ? { id: contract.id, number: contract.number, sealed: contract.sealed } : null,
  }
}

/** A yes changes what the company may choose, in the same moment; its booths and its contract are left to people. */
export async function decideTypeChange(
  platform: Platform,
  { id, granted, reason }: TypeChangeDecided,
  caller: SignedInCaller,
): Promise<void> {
  const settings = platform.settings.current()
  const { edition, timeZone } = settings
  await platform.db.transaction().execute(async (trx) => {
    const seen = await findChange(trx, id, edition)
    const [company] = seen ? await lockCompanies(trx, [seen.companyId], edition) : []
    const change = company && (await findChange(trx, id, edition))
    if (!change) throw refuse(say.unknown)
    const state = granted ? 'granted' : 'refused'
    // Pressed twice by one person, it was pressed once.
    if (change.state === state && change.settledById === caller.user.id) return
    requireOpen(change, timeZone, caller.language)
    if (granted) await carryOut(trx, change, { settings, caller })
    await settleChange(trx, id, { state, by: caller.user.id, answer: reason })
    await note(platform, trx, {
      caller,
      company,
      id,
      action: granted ? 'grant-type-change' : 'refuse-type-change',
      before: change.before,
      after: { ...change.wanted, answer: reason },
    })
    const names = await readCodeNames(trx, ['boothType'])
    const { boothType, size } = change.wanted
    await tellExhibitor(platform, trx, company.accountId, {
      template: granted ? 'typeChangeGranted' : 'typeChangeRefused',
      names: { company: company.nameZh || company.nameEn },
      params: granted ? {} : { reason: reason.replace(/\s+/g, ' ') },
      spoken: (language) => ({
        what: sizeWords(boothType, size, nameOf(names, 'boothType', boothType, language), language),
      }),
      dedupeKey: `type-change:${id}`,
      caller,
    })
  })
}

/** The sign-up asks for it from now on, and the quota follows as any that is set by hand: with its reason, on record. */
async function carryOut(
  trx: Db,
  { companyId, wanted, reason }: FoundChange,
  { settings, caller }: { settings: Settings; caller: SignedInCaller },
): Promise<void> {
  const asked = await readAsked(trx, companyId)
  if (!asked) throw refuse(say.noRequest)
  const fault = faultOfWanted(asked, wanted, settings)
  // Somebody may have changed the sign-up to the very same meanwhile: then only the quota is left to be set.
  if (fault && fault.message !== say.same) throw new Refusal(codes.refused, fault.message, fault.params)
  const after: BoothsAsked = requestAfter(asked, wanted, settings)
  const { ownSpan } = await allowanceFor(trx, after, settings)
  await writeSection(trx, 'boothRequest', { id: companyId }, { ...after }, caller.user.id)
  await changeQuota(trx, { companyId, reason, ...(ownSpan && { span: ownSpan }) }, caller, settings.edition)
}
