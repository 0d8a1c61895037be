import { journeyOf } from '@fairground/domain/company'
import { signUpSections } from '@fairground/domain/company/sections'
import { reviewMessages } from '@fairground/domain/review'
import type { Settings } from '@fairground/domain/settings'
import type { companyHub } from '@fairground/wire/hub'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { readBoothsHeld, readBoothsStage } from '../booth'
import { isSignUpOpen, savedSections } from '../company'
import { readChanges } from '../platform/audit/recorded-changes.repository'
import type { Db } from '../platform/database/database'
import { readSnapshot } from '../platform/database/snapshot'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import {
  readContractNumber,
  readDecisions,
  readEarlierBooths,
  readSignUp,
  readWindow,
  type SignUpRow,
} from '../review'
import { findBlacklisting } from '../standing'
import { readTasks } from '../task-list'
import { readClosedParts } from './closed-parts'
import { type HubAccount, readAccount, readClock } from './hub.repository'

type Hub = CallResult<typeof companyHub>

const mostDecisions = 6

/** One snapshot on one connection: the parts agree, and however many they are, the call takes one place in the pool. */
export function readHub({ db, settings }: Platform, companyId: string, caller: SignedInCaller): Promise<Hub> {
  return readSnapshot(db, async (trx) => {
    const row = await readSignUp(trx, companyId)
    if (!row) throw new Refusal(codes.refused, reviewMessages.unknown)
    const { accountId, edition } = row
    const account = await readAccount(trx, accountId)
    const booths = await boothsOf(trx, row)
    return {
      company: await companyOf(trx, row, booths, settings.current()),
      signUp: await signUpOf(trx, row, settings.current()),
      booths,
      people: peopleOf(row, account),
      ...(await readClosedParts(trx, { accountId, edition, account, caller })),
    }
  })
}

async function boothsOf(trx: Db, { id, accountId, edition }: SignUpRow): Promise<Hub['booths']> {
  return {
    held: await readBoothsHeld(trx, id),
    window: await readWindow(trx, id),
    contract: await readContractNumber(trx, id),
    earlier: await readEarlierBooths(trx, accountId, edition),
  }
}

async function companyOf(
  trx: Db,
  row: SignUpRow,
  { window }: Hub['booths'],
  settings: Settings,
): Promise<Hub['company']> {
  const { id, edition, variant, dataState, reviewState, registeredAt, submittedAt, reviewedAt, basics } = row
  const [last] = await readChanges(trx, { type: 'company', id }, { most: 1 })
  const blacklisting = await findBlacklisting(trx, row.accountId)
  const journey = journeyOf(
    {
      dataState,
      reviewState,
      booths: await readBoothsStage(trx, id),
      tasks: reviewState === 'approved' ? await readTasks(trx, row, settings) : [],
      windowStartsAt: window?.startsAt ?? null,
      windowEndsAt: window?.endsAt ?? null,
      anySectionSaved: basics.basics_saved === true,
      blacklisted: blacklisting !== null,
      signUpOpen: await isSignUpOpen(trx, settings),
    },
    await readClock(trx),
  )
  return {
    ...{ id, edition, variant, dataState, reviewState, registeredAt, submittedAt, reviewedAt },
    current: edition === settings.edition,
    nameZh: String(basics.name_zh),
    nameEn: String(basics.name_en),
    registrationNumber: basics.registration_number as string | null,
    creditCode: (row.invoice?.credit_code as string | null | undefined) ?? null,
    logoFileId: (row.intro?.logo_file_id as string | null | undefined) ?? null,
    lastChange: last ? { at: last.at, by: last.by } : null,
    blacklisting,
    ...journey,
  }
}

async function signUpOf(trx: Db, row: SignUpRow, settings: Settings): Promise<Hub['signUp']> {
  const saved = await savedSections(trx, row, settings)
  const { events, older } = await readDecisions(trx, row)
  return {
    sections: signUpSections[row.variant].map((section) => ({ section, saved: saved.has(section) })),
    submissions: events.filter(({ kind }) => kind === 'submitted').length,
    products: row.products.length,
    request: requestOf(row),
    decisions: { list: events.slice(0, mostDecisions), total: events.length + older },
  }
}

function requestOf({ boothRequest: stored }: SignUpRow): Hub['signUp']['request'] {
  if (!stored?.saved) return null
  return {
    exhibitType: String(stored.exhibit_type),
    boothType: String(stored.booth_type),
    standardBooths: Number(stored.standard_booths),
    indoorArea: Number(stored.indoor_area),
    outdoorArea: Number(stored.outdoor_area),
  }
}

function peopleOf({ basics }: SignUpRow, account: HubAccount): Hub['people'] {
  const text = (column: string) => String(basics[column] ?? '')
  const contacts = [
    { role: 'contact', name: text('contact_name'), mobile: text('contact_mobile') },
    { role: 'backup', name: text('backup_name'), mobile: text('backup_mobile') },
    { role: 'mailing', name: text('mailing_name'), mobile: text('mailing_mobile') },
  ] as const
  return {
    contacts: contacts.filter(({ name, mobile }) => name || mobile),
    mailboxes: [...new Set([text('email'), text('recovery_email')])].filter(Boolean),
    officePhone: [text('office_phone'), text('office_extension')].filter(Boolean).join('-'),
    account,
  }
}
