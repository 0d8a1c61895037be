import { translate } from '@fairground/domain/text'
import {
  faultOfWanted,
  offeredTypes,
  typeChangeMessages as say,
  type TypeChangeMade,
  typeAndSizeOf,
} from '@fairground/domain/type-change'
import { codes } from '@fairground/wire/kernel/codes'
import type { OwnTypeChange } from '@fairground/wire/type-change'
import { findCompanyFor } from '../company'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { note, requireOpen } from './noting'
import { nowOf, readStanding } from './standing'
import { findChange, insertChange, readAsked, readChanges, settleChange } from './type-change.repository'

const refuse = (message: string) => new Refusal(codes.refused, message)

export async function readOwn({ db, settings }: Platform, caller: SignedInCaller): Promise<OwnTypeChange> {
  const current = settings.current()
  const company = await findCompanyFor(db, caller, {}, current.edition)
  const standing = company && (await readStanding(db, company.id, current))
  const why = company?.reviewState !== 'approved' ? say.notApproved : standing?.asked ? null : say.noRequest
  return {
    closed: why && translate(why, caller.language),
    now: standing ? nowOf(standing) : null,
    offered: standing?.asked ? offeredTypes(standing.asked.exhibitType, current) : [],
    requests: company ? (await readChanges(db, company.id)).map(({ companyId: _, ...change }) => change) : [],
  }
}

/** One at a time, under the lock of the company. Sent twice, it is one. */
export async function askTypeChange(
  platform: Platform,
  { id, boothType, size, reason }: TypeChangeMade,
  caller: SignedInCaller,
): Promise<void> {
  const settings = platform.settings.current()
  await platform.db.transaction().execute(async (trx) => {
    const company = await findCompanyFor(trx, caller, {}, settings.edition, true)
    if (company?.reviewState !== 'approved') throw refuse(say.notApproved)
    const before = await readChanges(trx, company.id)
    if (before.some((change) => change.id === id)) return
    if (before.some(({ state }) => state === 'open')) throw refuse(say.openAlready)
    const asked = await readAsked(trx, company.id)
    if (!asked) throw refuse(say.noRequest)
    const wanted = { boothType, size }
    const fault = faultOfWanted(asked, wanted, settings)
    if (fault)
      throw new Refusal(codes.refused, fault.message, fault.params, [
        { path: fault.path, message: translate(fault.message, caller.language, fault.params) },
      ])
    const from = typeAndSizeOf(asked)
    const made = { id, companyId: company.id, before: from, wanted, reason, by: caller.user.id }
    if (!(await insertChange(trx, made))) throw refuse(say.openAlready)
    await note(platform, trx, {
      caller,
      company,
      id,
      action: 'ask-type-change',
      before: from,
      after: { ...wanted, reason },
    })
  })
}

export async function withdrawTypeChange(
  platform: Platform,
  id: string,
  caller: SignedInCaller,
): Promise<void> {
  const settings = platform.settings.current()
  await platform.db.transaction().execute(async (trx) => {
    const company = await findCompanyFor(trx, caller, {}, settings.edition, true)
    const change = company && (await findChange(trx, id, settings.edition))
    if (!company || change?.companyId !== company.id) throw refuse(say.unknown)
    if (change.state === 'withdrawn') return
    requireOpen(change, settings.timeZone, caller.language)
    await settleChange(trx, id, { state: 'withdrawn', by: caller.user.id, answer: '' })
    await note(platform, trx, { caller, company, id, action: 'withdraw-type-change', after: change.wanted })
  })
}
