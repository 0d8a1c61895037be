import { fieldsFor, type SignUpSection, signUpSections } from '@fairground/domain/company/sections'
import {
  changesOf,
  comparedWith,
  mayDecide,
  reviewMessages,
  savesSince,
  type Values,
} from '@fairground/domain/review'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type { findSignUp as findSignUpCall, ShownSection } from '@fairground/wire/review'
import { readBoothsHeld } from '../booth'
import { columnOf } from '../platform/database/column-names'
import { readSnapshot } from '../platform/database/snapshot'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { readClaim } from './claim.repository'
import { readContractNumber, readWindow } from './hanging.repository'
import { lastReturnOf } from './last-return'
import {
  readEarlierBooths,
  readEarlierSubmission,
  readLines,
  readOutermostSince,
  readSignUp,
  type SignUpRow,
} from './sign-up.repository'
import { timelineOf } from './timeline'
import { type Mentioned, mention, mentionChange, mentionProducts, type Wording, wordingFor } from './wording'

/** Read from one snapshot, so that the version belongs to exactly what is shown. */
export function findSignUp(
  { db }: Platform,
  companyId: string,
  caller: SignedInCaller,
): Promise<CallResult<typeof findSignUpCall>> {
  return readSnapshot(db, async (trx) => {
    const row = await readSignUp(trx, companyId)
    if (!row) throw new Refusal(codes.refused, reviewMessages.unknown)
    const { lines, older } = await readLines(trx, companyId)
    const compared = comparedWith(await readEarlierSubmission(trx, companyId), row)
    const outermost = compared ? await readOutermostSince(trx, companyId, compared.since) : []
    const changes = compared ? changesOf(savesSince(outermost, compared.since), row.variant) : []

    const mentioned: Mentioned = { codes: new Set(), files: new Set() }
    const sections = sectionsOf(row)
    for (const [section, values] of sections) mention(mentioned, fieldsFor(section, row.variant), values)
    mentionProducts(mentioned, row.products)
    for (const change of changes) mentionChange(mentioned, fieldsFor(change.section, row.variant), change)
    const wording = await wordingFor(trx, mentioned, caller.language)

    return {
      company: {
        id: row.id,
        version: lines[0]?.id ?? 0,
        changedBy: lines[0]?.by ?? '',
        variant: row.variant,
        edition: row.edition,
        nameZh: String(row.basics.name_zh),
        nameEn: String(row.basics.name_en),
        registrationNumber: row.basics.registration_number as string | null,
        dataState: row.dataState,
        reviewState: row.reviewState,
        submittedAt: row.submittedAt,
        reviewRemark: row.reviewRemark,
        reviewerName: row.reviewerName,
        reviewedAt: row.reviewedAt,
        blacklisted: row.blacklisted,
        booths: await readBoothsHeld(trx, companyId),
        contract: await readContractNumber(trx, companyId),
        window: await readWindow(trx, companyId),
        claim: await readClaim(trx, companyId),
      },
      lastReturn: mayDecide(row) ? await lastReturnOf(trx, row) : null,
      sections: sections.map(([section, values]) => shownSection(row, section, values, wording)),
      changes: compared && {
        ...compared,
        sections: changes.map((change) => shownChange(row, change, wording)),
      },
      earlierBooths: await readEarlierBooths(trx, row.accountId, row.edition),
      timeline: timelineOf(row, lines),
      older,
    }
  })
}

/** The sections a company of this kind has, their values under the fields' names. */
function sectionsOf(row: SignUpRow): [SignUpSection, Values][] {
  return signUpSections.CHN.filter((section) => section !== 'scale' || row.variant === 'CHN').map(
    (section) => {
      const stored = row[section] ?? {}
      return [
        section,
        Object.fromEntries(fieldsFor(section, row.variant).map(({ name }) => [name, stored[columnOf(name)]])),
      ]
    },
  )
}

function shownSection(
  row: SignUpRow,
  section: SignUpSection,
  values: Values,
  wording: Wording,
): ShownSection {
  return {
    section,
    saved: Boolean(row[section]?.[section === 'basics' ? 'basics_saved' : 'saved']),
    facts: fieldsFor(section, row.variant).map((field) => ({
      field: field.name,
      value: wording.value(field, values[field.name]),
    })),
    products: section === 'intro' ? row.products.map(wording.product) : [],
  }
}

function shownChange(row: SignUpRow, change: ReturnType<typeof changesOf>[number], wording: Wording) {
  const fields = fieldsFor(change.section, row.variant)
  return {
    section: change.section,
    fields: change.fields.flatMap(({ field: name, before, after }) => {
      const field = fields.find((one) => one.name === name)
      return field
        ? [{ field: name, before: wording.value(field, before), after: wording.value(field, after) }]
        : []
    }),
    gone: change.gone.map(wording.product),
    fresh: change.fresh.map(wording.product),
  }
}
