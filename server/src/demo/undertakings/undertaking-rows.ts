import { createHash } from 'node:crypto'
import { initialSettings } from '@fairground/domain/settings'
import type { Language } from '@fairground/domain/text'
import {
  filledFor,
  fingerprinted,
  type UndertakingFacts,
  type UndertakingKind,
  undertakingFactsOf,
  undertakingKinds,
} from '@fairground/domain/undertaking'
import { daysIn } from '../../platform/paper/moments'
import type { Calendar } from '../calendar'
import type { CompanyProfile } from '../companies/profile'
import type { Random } from '../random'
import type { BoothHoldingRow, BoothRow, CompanyRow, DemoFair, HallRow } from '../rows'
import type { UndertakingSignatureRow, UndertakingTextRow } from '../service-rows'
import { demoTexts } from './undertaking-texts'

interface Context {
  profiles: readonly CompanyProfile[]
  companies: readonly CompanyRow[]
  halls: readonly HallRow[]
  booths: readonly BoothRow[]
  holdings: readonly BoothHoldingRow[]
  edition: number
  calendar: Calendar
  random: Random
  adminId: string
}

interface Known extends Context {
  companyById: ReadonlyMap<string, CompanyRow>
  hallById: ReadonlyMap<string, HallRow>
  boothById: ReadonlyMap<string, BoothRow>
  heldBy: ReadonlyMap<string, BoothHoldingRow[]>
}

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))

/** A large fair has thousands of each: nothing is looked for twice. */
function known(context: Context): Known {
  const heldBy = new Map<string, BoothHoldingRow[]>()
  for (const holding of context.holdings)
    heldBy.set(holding.company_id, [...(heldBy.get(holding.company_id) ?? []), holding])
  return {
    ...context,
    companyById: byId(context.companies),
    hallById: byId(context.halls),
    boothById: byId(context.booths),
    heldBy,
  }
}

/** Days on which the versions of a text were saved. */
const savedOn = [-24, -3]

/** Texts, and what companies with booths have signed so far. The demo accounts still have both to sign. */
export function undertakingRows(
  context: Context,
): Pick<DemoFair, 'undertaking_text' | 'undertaking_signature' | 'undertaking_renewal'> {
  const { edition, calendar, adminId, random } = context
  const texts = demoTexts.flatMap(({ kind, language, versions }) =>
    versions.map(
      ({ title, body }, index): UndertakingTextRow => ({
        edition,
        kind,
        language,
        version: index + 1,
        title,
        body,
        saved_at: calendar.at(savedOn[index] ?? -1, '10:15'),
        saved_by: adminId,
      }),
    ),
  )
  const facts = known(context)
  const signatures = context.profiles.flatMap((profile) => signaturesOf(profile, texts, facts))
  const byCode = signatures.filter(({ method }) => method === 'code')
  const some = byCode.filter(() => random.chance(0.04))
  // A small fair has one as well.
  const anew = some.length > 0 ? some : byCode.filter(({ kind }) => kind === 'participation').slice(0, 1)
  return {
    undertaking_text: texts,
    undertaking_signature: signatures,
    undertaking_renewal: anew.map(({ id, language, signed_at }) => ({
      signature_id: id,
      reason:
        language === 'zh'
          ? '签署人不是贵单位授权代表，请由授权代表重新签署'
          : 'The person who signed is not authorised to do so. Please have it signed again',
      asked_at: after(signed_at, 3),
      asked_by: adminId,
    })),
  }
}

const share: Record<UndertakingKind, number> = { participation: 0.65, safety: 0.4 }

function signaturesOf(
  profile: CompanyProfile,
  texts: readonly UndertakingTextRow[],
  context: Known,
): UndertakingSignatureRow[] {
  const held = context.heldBy.get(profile.companyId) ?? []
  const [first] = held
  const random = context.random.fork(profile.companyId)
  if (!first) return []
  const language = profile.userType === 'ENG' ? 'en' : 'zh'
  const facts = factsOf(profile, held, context, language)
  return undertakingKinds.flatMap((kind): UndertakingSignatureRow[] => {
    const signs = random.chance(share[kind])
    const signedAt = after(first.taken_at, random.int(2, 60))
    if (profile.isDemo || !signs || signedAt >= new Date(context.calendar.at(0, '00:00')).toISOString())
      return []
    const text = texts
      .filter((one) => one.kind === kind && one.language === language)
      .findLast(({ saved_at }) => new Date(saved_at).toISOString() < signedAt)
    if (!text) return []
    const onPaper = random.chance(0.08)
    const read = filledFor(text, facts)
    return [
      {
        id: random.uuid(),
        edition: context.edition,
        company_id: profile.companyId,
        kind,
        language,
        text_version: text.version,
        ...read,
        text_hash: createHash('sha256').update(fingerprinted(read), 'utf8').digest('hex'),
        company_name: facts.company,
        signer_name: profile.contact,
        method: onPaper ? 'staff' : 'code',
        code_sent_to: onPaper ? '' : profile.username,
        ticket: onPaper ? null : random.uuid(),
        reason: onPaper ? '已收到盖章的纸质件' : '',
        signed_at: signedAt,
        signed_by: onPaper ? context.adminId : profile.accountId,
        address: `10.${random.int(1, 250)}.${random.int(1, 250)}.${random.int(1, 250)}`,
      },
    ]
  })
}

const after = (time: string, hours: number): string =>
  new Date(Date.parse(time) + hours * 3_600_000).toISOString()

function factsOf(
  profile: CompanyProfile,
  held: readonly BoothHoldingRow[],
  { companyById, hallById, boothById, edition }: Known,
  language: Language,
): UndertakingFacts {
  const { fairName, fairDates } = initialSettings
  const company = companyById.get(profile.companyId)
  const own = held
    .flatMap(({ booth_id }) => boothById.get(booth_id) ?? [])
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
  return undertakingFactsOf(
    {
      nameZh: profile.name.zh,
      nameEn: profile.name.en,
      number: company?.registration_number ?? '',
      contact: company?.contact_name ?? '',
      address: company?.registered_address ?? '',
      booths: own.map(({ code, width_m, depth_m, hall_id }) => {
        const hall = hallById.get(hall_id)
        return {
          code,
          areaM2: width_m * depth_m,
          hallZh: hall?.name_zh ?? '',
          hallEn: hall?.name_en ?? '',
        }
      }),
      fair: fairName[language],
      edition,
      dates: daysIn(language, fairDates.opens, fairDates.closes),
    },
    language,
  )
}
