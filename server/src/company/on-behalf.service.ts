import { type UserType, userTypes } from '@fairground/domain/account'
import { newAccountForms, onBehalfMessages as say, usernameTaken } from '@fairground/domain/company/sections'
import type { CheckDigitRule } from '@fairground/domain/credit-code'
import { codes } from '@fairground/wire/kernel/codes'
import { type InitialPassword, insertBillingStub, insertExhibitor, makeInitialPassword } from '../exhibitor'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import { violatedIndex } from '../platform/database/unique-violation'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { decode } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { insertCompany, readBasics } from './basics.repository'
import { type GivenBasics, readForm, saveBasics, saveBasicsIn } from './basics.service'
import { requireStaffRight } from './company-access'
import { findEntered, findExhibitor } from './on-behalf.repository'
import type { SectionValues } from './sections.repository'

interface Given extends GivenBasics {
  accountId?: unknown
  variant?: unknown
  username?: unknown
  creditCode?: unknown
}

/** Whose sign-up it becomes: an account that is there, or one to be opened with it. */
interface Whose {
  id: string | undefined
  username: string
  variant: UserType
  creditCode: string | null
}

/**
 * Account, company, billing stub, basic information and the message with the password, or nothing at all: an account
 * without a sign-up would be a password sent for nothing. Whatever was sent twice is stored once.
 */
export async function enterSignUp(platform: Platform, given: Given, caller: SignedInCaller): Promise<string> {
  requireStaffRight(caller)
  const { db, files, passwords, settings } = platform
  const { creditCodeCheckDigit, edition } = settings.current()
  const by = caller.user.id
  const fileId = String(given.documentFileId)
  const whose = await readWhose(db, given, creditCodeCheckDigit)
  const { username } = whose
  const company = nameIn(readForm(whose.variant, given), whose.variant)
  const initial = whose.id === undefined ? await makeInitialPassword(passwords) : undefined
  try {
    return await db.transaction().execute(async (trx) => {
      const accountId = initial
        ? await openAccount(platform, trx, { ...whose, ...company, initial }, caller)
        : (whose.id ?? '')
      const companyId = await insertCompany(trx, { accountId, edition, by })
      if (!companyId) throw new Refusal(codes.refused, say.hasSignUp)
      if (initial) {
        const stub = { companyId, edition, userType: whose.variant, creditCode: whose.creditCode, by }
        await insertBillingStub(trx, { ...stub, title: company.name })
      }
      await recordAudit(trx, caller, {
        action: 'enter',
        subjectType: 'company',
        subjectId: companyId,
        after: { accountId, username },
      })
      await files.handOver(trx, fileId, by, accountId)
      return saveBasicsIn(platform, trx, { ...given, companyId, basedOn: undefined }, caller, false)
    })
  } catch (error) {
    const earlier = cameSecond(error) && (await findEntered(db, { username, fileId, by, edition }))
    if (earlier) return takeCorrections(platform, earlier, whose.variant, given, caller)
    throw explained(error, whose)
  }
}

/** Sent again after a lost answer, perhaps with other words by then: what is stored must be what was sent last. */
async function takeCorrections(
  platform: Platform,
  companyId: string,
  variant: UserType,
  given: Given,
  caller: SignedInCaller,
): Promise<string> {
  const { ticket: _ticket, code: _code, ...form } = readForm(variant, given)
  const stored = await readBasics(platform.db, companyId)
  const same = Object.entries(form).every(([name, value]) => (stored[name] ?? '') === (value ?? ''))
  if (!same) await saveBasics(platform, { ...given, companyId, basedOn: undefined }, caller)
  return companyId
}

async function readWhose(db: Db, given: Given, checkDigit: CheckDigitRule): Promise<Whose> {
  if (typeof given.accountId === 'string' && given.accountId !== '') {
    const account = await findExhibitor(db, given.accountId)
    if (!account) throw new Refusal(codes.refused, say.unknownAccount)
    return { ...account, creditCode: null }
  }
  const variant = userTypes.find((type) => type === given.variant)
  if (!variant || !given.username) throw new Refusal(codes.invalid, say.account)
  return { id: undefined, variant, creditCode: null, ...decode(newAccountForms(checkDigit)[variant], given) }
}

const nameIn = (form: SectionValues, variant: UserType): { name: string; contactName: string } => ({
  name: String(variant === 'CHN' ? form.nameZh : form.nameEn),
  contactName: String(form.contactName),
})

interface NewAccount {
  username: string
  variant: UserType
  name: string
  contactName: string
  initial: InitialPassword
}

/** The password goes to the company's own phone or mailbox, and is shown to nobody. */
async function openAccount(
  { outbox }: Platform,
  trx: Db,
  { username, variant, name, contactName, initial }: NewAccount,
  caller: SignedInCaller,
): Promise<string> {
  const accountId = await insertExhibitor(trx, {
    username,
    passwordHash: initial.passwordHash,
    userType: variant,
    realName: contactName,
    initialUntil: initial.until,
  })
  await recordAudit(trx, caller, {
    action: 'open-account',
    subjectType: 'account',
    subjectId: accountId,
    after: { username, userType: variant },
  })
  const overseas = variant === 'ENG'
  await outbox.post(trx, {
    channel: overseas ? 'mail' : 'sms',
    to: username,
    template: 'accountOpened',
    language: overseas ? 'en' : 'zh',
    names: { company: name },
    params: initial.told.params,
    secrets: initial.told.secrets,
    dedupeKey: `account-opened:${accountId}`,
    caller,
  })
  return accountId
}

const cameSecond = (error: unknown): boolean =>
  violatedIndex(error) === 'account_username' ||
  (error instanceof Refusal && error.messageKey === say.hasSignUp)

/** Indexes decide who was first; a look beforehand would only guess. */
function explained(error: unknown, { variant }: Whose): unknown {
  switch (violatedIndex(error)) {
    case 'account_username':
      return refuse('username', usernameTaken(variant))
    case 'invoice_profile_credit_code':
      return refuse('creditCode', say.creditCodeTaken)
    default:
      return error
  }
}

const refuse = (field: string, message: string): Refusal =>
  new Refusal(codes.refused, message, {}, [{ path: field, message }])
