import { createHash } from 'node:crypto'
import {
  type ContractEvent,
  type ContractState,
  calculate,
  documentText,
  fillContract,
  type PricedBooth,
  priceListOf,
  type Standing,
} from '@fairground/domain/contract'
import { instalmentsOf } from '@fairground/domain/money'
import { initialSettings, instalmentPlanOf } from '@fairground/domain/settings'
import type { Calendar } from '../calendar'
import type { CoExhibitorRow } from '../changes/co-exhibitor-rows'
import type { CompanyProfile } from '../companies/profile'
import type { Random } from '../random'
import type * as rows from '../rows'
import { classRows } from './classes'
import type { ContractRows } from './rows'

interface Context {
  profiles: readonly CompanyProfile[]
  halls: readonly rows.HallRow[]
  booths: readonly rows.BoothRow[]
  holdings: readonly rows.BoothHoldingRow[]
  /** Those that are confirmed are charged for. */
  coExhibitors: readonly CoExhibitorRow[]
  council: ReadonlySet<string>
  members: readonly rows.AssociationMemberRow[]
  edition: number
  calendar: Calendar
  adminId: string
  random: Random
}

/** Whoever has paid has a contract. Of those the organiser placed, these are on their way, and the others wait for theirs. */
const onTheirWay: readonly ContractState[] = ['sent', 'signed', 'drawnUp', 'returned', 'sent']

const pathTo: Record<string, ContractEvent[]> = {
  drawnUp: ['drawUp'],
  sent: ['drawUp', 'send'],
  signed: ['drawUp', 'send', 'sign'],
  returned: ['drawUp', 'send', 'sign', 'return'],
  payment: ['drawUp', 'send', 'sign', 'countersign', 'seal'],
  paid: ['drawUp', 'send', 'sign', 'countersign', 'seal', 'settle'],
}

const returnReason = '扫描件看不清公章，请重新签署 / The stamp on the scan cannot be read; please sign again'
const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

export function contractRows(context: Context): ContractRows {
  const { random, calendar, edition, adminId } = context
  const savedAt = calendar.at(-21, '10:00')
  const classes = classRows(random.fork('classes'), { edition, adminId, savedAt })
  const made: ContractRows = {
    ...classes,
    contract_number: [],
    contract: [],
    contract_booth: [],
    contract_event: [],
    contract_signature: [],
    contract_instalment: [],
    contract_request: [],
  }
  const held = heldBy(context)
  const placed = { CHN: 0, ENG: 0 }
  let grown = false as boolean
  for (const profile of context.profiles) {
    const booths = held.get(profile.companyId)
    if (!booths || profile.isDemo) continue
    const state = stateOf(booths, () => placed[profile.userType]++)
    if (!state) continue
    // One company was given a booth more since it signed: its contract waits for an amendment.
    const isGrown: boolean = state === 'payment' && booths.length > 1 && !grown
    grown ||= isGrown
    addContract(made, context, profile, isGrown ? booths.slice(0, -1) : booths, state)
  }
  const last = made.contract.length
  if (last > 0) made.contract_number.push({ edition, last })
  return made
}

type Held = PricedBooth & { status: string }

function heldBy({ holdings, booths, halls }: Context): Map<string, Held[]> {
  const byId = new Map(booths.map((booth) => [booth.id, booth]))
  const kinds = new Map(halls.map(({ id, kind }) => [id, kind]))
  const held = new Map<string, Held[]>()
  for (const { company_id, booth_id } of holdings) {
    const booth = byId.get(booth_id)
    if (!booth) continue
    held.set(company_id, [
      ...(held.get(company_id) ?? []),
      {
        id: booth.id,
        code: booth.code,
        boothClass: booth.booth_class,
        hallKind: kinds.get(booth.hall_id) ?? 'indoor',
        openSides: booth.open_sides,
        special: booth.special,
        area: Math.round(booth.width_m * booth.depth_m * 100),
        status: booth.status,
      },
    ])
  }
  return held
}

function stateOf(booths: readonly Held[], nextPlaced: () => number): ContractState | undefined {
  const [{ status = '' } = {}] = booths
  if (status === 'completed') return 'paid'
  if (status === 'partial') return 'payment'
  return status === 'allotted' ? onTheirWay[nextPlaced()] : undefined
}

function standingOf(
  { council, members, calendar, coExhibitors }: Context,
  profile: CompanyProfile,
): Standing {
  const today = calendar.date(0)
  return {
    council: council.has(profile.companyId),
    association: members.some(
      ({ company_name, valid_from, valid_until }) =>
        company_name === profile.name.zh && valid_from <= today && valid_until >= today,
    ),
    creditGrade: '',
    group: false,
    coExhibitors: coExhibitors
      .filter(({ company_id, state }) => company_id === profile.companyId && state === 'confirmed')
      .map(({ id, name_zh: nameZh, name_en: nameEn }) => ({ id, nameZh, nameEn })),
    day: today,
  }
}

function addContract(
  made: ContractRows,
  context: Context,
  profile: CompanyProfile,
  booths: readonly Held[],
  state: ContractState,
): void {
  const { calendar, edition, adminId } = context
  const kept = made.contract_class.find(({ user_type }) => user_type === profile.userType)
  const template = made.contract_template.find(({ class_id }) => class_id === kept?.id)
  if (!kept || !template) return
  const random = profile.random.fork('contract')
  const { lines, total, unpriced } = calculate(
    priceListOf(kept.currency, kept.rules),
    booths,
    standingOf(context, profile),
  )
  if (unpriced.length > 0) return
  const number = `HT-${edition}-${String(made.contract.length + 1).padStart(4, '0')}`
  const language = template.language
  const plan = instalmentPlanOf(initialSettings.contractInstalments)
  const party = {
    nameZh: profile.name.zh,
    nameEn: profile.name.en,
    creditCode: profile.userType === 'CHN' ? profile.creditCode : '',
    address: profile.address,
    contact: profile.contact,
  }
  const drawnUpOn = calendar.date(-12)
  const subject = {
    number,
    language,
    currency: kept.currency,
    lines,
    total,
    party,
    organiser: initialSettings.organiserName,
    fair: initialSettings.fairName,
    edition,
    plan,
    date: drawnUpOn,
  }
  const organiser = initialSettings.organiserName[language]
  const filled = fillContract(subject, template)
  const sha = sha256(documentText({ ...subject, organiser, ...filled }))
  const events = pathTo[state] ?? []
  const at = (event: ContractEvent): string | null => {
    const place = events.indexOf(event)
    return place < 0 ? null : calendar.at(-12 + 2 * place, `${10 + place}:30`)
  }
  const id = random.uuid()
  const last = events.at(-1)
  made.contract.push({
    id,
    company_id: profile.companyId,
    edition,
    number,
    state,
    class_id: kept.id,
    template_id: template.id,
    language,
    currency: kept.currency,
    lines,
    total,
    party,
    organiser,
    plan,
    ...filled,
    drawn_up_on: drawnUpOn,
    sign_by: calendar.date(state === 'sent' || state === 'drawnUp' ? 6 : -2),
    reason: state === 'returned' ? returnReason : '',
    sent_at: at('send'),
    signed_at: at('sign'),
    countersigned_at: at('countersign'),
    countersigned_by: at('countersign') ? adminId : null,
    document_sha256: at('sign') ? sha : null,
    version: events.length,
    created_at: at('drawUp') ?? calendar.at(-12, '10:30'),
    updated_at: (last && at(last)) ?? calendar.at(-12, '10:30'),
    updated_by: adminId,
  })
  for (const booth of booths) made.contract_booth.push({ contract_id: id, booth_id: booth.id, live: true })
  for (const event of events)
    made.contract_event.push({
      contract_id: id,
      at: at(event) ?? '',
      event,
      actor_id:
        event === 'sign' ? profile.accountId : event === 'seal' || event === 'settle' ? null : adminId,
      actor_name:
        event === 'sign' ? profile.contact : event === 'seal' || event === 'settle' ? 'system' : '系统管理员',
      reason: event === 'return' ? returnReason : '',
      details: {},
    })
  const signedAt = at('sign')
  if (signedAt)
    made.contract_signature.push({
      id: random.uuid(),
      contract_id: id,
      kind: 'code',
      account_id: profile.accountId,
      signer_name: profile.contact,
      signer_post: '',
      authority: 'authorised',
      signed_at: signedAt,
      address: '127.0.0.1',
      sent_to: '',
      text_sha256: sha,
      ticket: random.uuid(),
    })
  if (at('countersign')) {
    const days = { signedOn: calendar.date(-6), opensOn: initialSettings.fairDates.opens }
    for (const one of instalmentsOf(total, plan, days))
      made.contract_instalment.push({
        contract_id: id,
        number: one.number,
        share: one.share,
        amount: one.amount,
        due_on: one.dueOn,
      })
  }
  if (state === 'sent' && made.contract_request.length === 0)
    made.contract_request.push({
      id: random.uuid(),
      contract_id: id,
      text:
        language === 'zh'
          ? '请把开票抬头改为集团公司名称。'
          : 'Please put the name of our parent company on the invoice.',
      state: 'open',
      asked_at: calendar.at(-1, '15:20'),
      asked_by: profile.accountId,
    })
}
