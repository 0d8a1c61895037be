import {
  type CatalogueValues,
  catalogueForms,
  changedFields,
  catalogueMessages as say,
} from '@fairground/domain/catalogue'
import { dayIn } from '@fairground/domain/field'
import type { Settings } from '@fairground/domain/settings'
import { type Language, translate } from '@fairground/domain/text'
import type { OwnCatalogue, saveCatalogue as saving } from '@fairground/wire/catalogue'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallInput } from '@fairground/wire/kernel/endpoint'
import { readBoothsHeld } from '../booth'
import { findCompanyFor } from '../company'
import { companyNews } from '../exhibitor'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { decode } from '../platform/http/serve'
import { dayIn as dayInWords } from '../platform/paper/moments'
import type { Platform } from '../platform/platform'
import { keeperIn } from '../platform/record/keeper'
import { type KeptRecord, refusals } from '../platform/record/kept-record'
import {
  isInDirectory,
  nameOfAccount,
  readBeginning,
  readEntry,
  readLogo,
  type StoredEntry,
  setAgreement,
  writeEntry,
} from './catalogue.repository'

type Seen = Pick<StoredEntry, 'version' | 'updatedBy'> & { updatedAt: Date | null }

/** Held by the lock of its company; before it was first saved it is empty. */
export const keptEntry: KeptRecord<Seen> = {
  subjectType: 'catalogue-entry',
  lock: async (trx, companyId) =>
    (await readEntry(trx, companyId)) ?? { version: 0, updatedAt: null, updatedBy: null },
  lastChange: async (trx, { updatedBy, updatedAt }) => ({
    who: await nameOfAccount(trx, updatedBy),
    when: updatedAt,
  }),
  ...refusals(say.noCompany, say.conflict),
}

const nothing: CatalogueValues = {
  nameZh: '',
  nameEn: '',
  introZh: '',
  introEn: '',
  addressZh: '',
  addressEn: '',
  phone: '',
  email: '',
  website: '',
}

async function whyClosed(
  db: Db,
  companyId: string | undefined,
  { catalogueDeadline, timeZone }: Settings,
  language: Language,
): Promise<{ message: string; params: Record<string, string> } | undefined> {
  if (!companyId || (await readBoothsHeld(db, companyId)).length === 0)
    return { message: say.noBooth, params: {} }
  return dayIn(timeZone) > catalogueDeadline
    ? { message: say.deadlineOver, params: { day: dayInWords(language, catalogueDeadline) } }
    : undefined
}

export async function readOwnCatalogue(
  { db, settings }: Platform,
  caller: SignedInCaller,
): Promise<OwnCatalogue> {
  const current = settings.current()
  const company = await findCompanyFor(db, caller, {}, current.edition)
  const closed = await whyClosed(db, company?.id, current, caller.language)
  const same = {
    lastDay: current.catalogueDeadline,
    logoFileId: company ? await readLogo(db, company.id) : null,
    closed: closed ? translate(closed.message, caller.language, closed.params) : null,
  }
  const entry = company && (await readEntry(db, company.id))
  const inDirectory = company ? await isInDirectory(db, company.id) : false
  if (!entry) {
    const values = (company && (await readBeginning(db, company.id))) ?? nothing
    return { ...same, state: 'none', version: 0, values, given: null, remark: '', inDirectory }
  }
  const { state, version, values, given, remark } = entry
  const touched = given !== null && changedFields(given, values).length > 0
  return { ...same, state, version, values, given: touched ? given : null, remark, inDirectory }
}

export async function saveCatalogue(
  platform: Platform,
  { version, submit, values: said }: CallInput<typeof saving>['body'],
  caller: SignedInCaller,
): Promise<{ version: number }> {
  const settings = platform.settings.current()
  return platform.db.transaction().execute(async (trx) => {
    const company = await findCompanyFor(trx, caller, {}, settings.edition, true)
    const closed = await whyClosed(trx, company?.id, settings, caller.language)
    if (closed || !company) throw new Refusal(codes.refused, closed?.message ?? say.noCompany, closed?.params)
    // A draft may be unfinished; what is handed in is judged by the rules of its own kind of company.
    const values = submit ? decode(catalogueForms[company.variant], said) : said
    const before = await readEntry(trx, company.id)
    const state = submit ? 'submitted' : 'draft'
    if (before?.state === state && changedFields(before.values, values).length === 0)
      return { version: before.version }
    const keeper = keeperIn(platform, trx, caller, keptEntry)
    const seen = await keeper.takeAsSeen({ id: company.id, version })
    const next = seen.version + 1
    await writeEntry(trx, {
      companyId: company.id,
      edition: settings.edition,
      state,
      values,
      version: next,
      by: caller.user.id,
    })
    await keeper.record(
      {
        id: company.id,
        action: submit ? 'submit-entry' : 'edit',
        ...(before ? { before: before.values } : {}),
        after: values,
      },
      ...companyNews(company),
    )
    return { version: next }
  })
}

/** No deadline: whoever takes it back is heard at once. */
export const agreeToDirectory = (
  platform: Platform,
  agreed: boolean,
  caller: SignedInCaller,
): Promise<void> =>
  platform.db.transaction().execute(async (trx) => {
    const company = await findCompanyFor(trx, caller, {}, platform.settings.current().edition, true)
    if (!company) throw new Refusal(codes.refused, say.noCompany)
    if (!(await setAgreement(trx, company.id, agreed, caller.user.id))) return
    await recordAudit(trx, caller, {
      action: agreed ? 'agree-directory' : 'leave-directory',
      subjectType: 'catalogue-entry',
      subjectId: company.id,
    })
    for (const event of companyNews(company)) await platform.live.publish(trx, event)
  })
