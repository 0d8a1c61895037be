import type { UserType } from '@fairground/domain/account'
import { basicsForms, basicsMessages as say } from '@fairground/domain/company/sections'
import { codes } from '@fairground/wire/kernel/codes'
import type { Db } from '../platform/database/database'
import { InvalidRequest } from '../platform/http/faults'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { decode } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { findUsername, insertCompany, mailboxTaken, readBasics, writeBasics } from './basics.repository'
import { swapFile } from './documents'
import { acceptsMailboxCode, acceptsMailboxProof } from './mailbox-proof'
import { requireAllOffered } from './offered-codes'
import { findCompanyFor, type OpenCompany } from './open-company.repository'
import { saveSectionIn } from './save-section'
import type { SectionValues } from './sections.repository'

export interface GivenBasics extends SectionValues {
  companyId?: string | undefined
  basedOn?: Date | undefined
  documentFileId?: unknown
  ticket?: string | undefined
  code?: string | undefined
}

/** The licence of a Chinese company, the sign-up file of an overseas one. */
const documents = {
  CHN: { field: 'licenceFileId', purpose: 'licence', missing: say.licence },
  ENG: { field: 'signUpFileId', purpose: 'signUpFile', missing: say.signUpFile },
} as const

/** For the exhibitor's own company, whatever account a client names. */
export async function insertBasics(
  platform: Platform,
  given: GivenBasics,
  caller: SignedInCaller,
): Promise<string> {
  const { db, settings } = platform
  const { edition } = settings.current()
  const { id } = caller.user
  // The rules first: nothing is left behind for a form that could not be saved.
  readForm(caller.user.userType, given)
  if (!(await findCompanyFor(db, caller, {}, edition)))
    await insertCompany(db, { accountId: id, edition, by: id })
  return saveBasics(platform, { ...given, companyId: undefined }, caller)
}

export async function saveBasics(
  platform: Platform,
  given: GivenBasics,
  caller: SignedInCaller,
): Promise<string> {
  const proven = await mailboxProof(platform, given, caller)
  return platform.db.transaction().execute((trx) => saveBasicsIn(platform, trx, given, caller, proven))
}

export async function saveBasicsIn(
  platform: Platform,
  on: Db,
  given: GivenBasics,
  caller: SignedInCaller,
  proven: boolean,
): Promise<string> {
  const { id } = await saveSectionIn(platform, on, 'basics', given, caller, async (trx, company) => {
    const { ticket: _ticket, code: _code, ...form } = readForm(company.variant, given)
    // Asked once more with the mobile that will be stored: the rules compare it with others.
    const own = await ownMobile(trx, company, caller)
    const values: SectionValues = { ...form, ...own }
    readForm(company.variant, { ...given, ...own })
    const before = await readBasics(trx, company.id)
    await requirePlace(trx, company.variant, values, before)
    const { field, purpose, missing } = documents[company.variant]
    await swapFile(platform.files, trx, {
      field: 'documentFileId',
      before: before[field] as string | null,
      after: String(values[field]),
      ownerId: company.accountId,
      purpose,
      missing,
    })
    if (caller.user.department === 'exhibitor' && !proven)
      await requireProof(trx, company, { before, after: values, ticket: given.ticket ?? '' })
    if (
      values.recoveryEmail &&
      (await mailboxTaken(trx, String(values.recoveryEmail), company.accountId, company.edition))
    )
      throw refuse('recoveryEmail', say.emailTaken)
    const renamed = company.basicsSaved && before.nameZh !== values.nameZh && before.nameZh !== ''
    await writeBasics(trx, company.id, values, caller.user.id, renamed ? String(before.nameZh) : undefined)
    return { before: company.basicsSaved ? before : null, after: values }
  })
  return id
}

async function requirePlace(
  trx: Db,
  variant: UserType,
  values: SectionValues,
  before: SectionValues,
): Promise<void> {
  await requireAllOffered(trx, 'basics', variant, values, before)
  const { mailingProvince: province, mailingCity: city } = values
  if (typeof province !== 'string' || typeof city !== 'string') return
  // The first two digits of a division are its province.
  if (city.slice(0, 2) !== province.slice(0, 2)) throw refuse('mailingCity', say.mailingPlace)
}

export function readForm(variant: UserType, given: GivenBasics): SectionValues {
  const { field } = documents[variant]
  try {
    return decode(basicsForms[variant], { ...given, [field]: given.documentFileId }) as SectionValues
  } catch (error) {
    // Whoever sent it knows one document, not which of two forms asks for it.
    throw error instanceof InvalidRequest
      ? error.renamed((path) => (path[0] === field ? ['documentFileId'] : path))
      : error
  }
}

/** A Chinese exhibitor's contact mobile is the login name; only a code sent to the new number changes that. */
async function ownMobile(
  db: Db,
  { accountId, variant }: OpenCompany,
  caller: SignedInCaller,
): Promise<SectionValues> {
  if (variant !== 'CHN' || caller.user.department !== 'exhibitor') return {}
  const username = await findUsername(db, accountId)
  return username === undefined ? {} : { contactMobile: username }
}

/** A try is spent outside the transaction: one that could be rolled back would be a try for free. */
async function mailboxProof(
  platform: Platform,
  { recoveryEmail, ticket, code }: GivenBasics,
  caller: SignedInCaller,
): Promise<boolean> {
  if (typeof recoveryEmail !== 'string' || !ticket || !code) return false
  return acceptsMailboxCode(platform, { email: recoveryEmail, ticket, code }, caller)
}

/** What was typed at registration was never proved; from the first save on, a mailbox counts only with a code. */
async function requireProof(
  trx: Db,
  company: OpenCompany,
  { before, after, ticket }: { before: SectionValues; after: SectionValues; ticket: string },
): Promise<void> {
  const wanted = String(after.recoveryEmail ?? '')
  const known = company.basicsSaved && String(before.recoveryEmail).toLowerCase() === wanted.toLowerCase()
  if (wanted === '' || known) return
  if (!(await acceptsMailboxProof(trx, wanted, ticket))) throw refuse('recoveryEmail', say.verifyEmail)
}

const refuse = (field: string, message: string): Refusal =>
  new Refusal(codes.refused, message, {}, [{ path: field, message }])
