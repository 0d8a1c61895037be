import { type Announced, algorithm, byNumber, commitmentTo, drawLots } from '@fairground/domain/draw'
import type { Calendar } from '../calendar'
import type { Random } from '../random'
import type { DrawBatchRow, DrawPlaceRow, DrawRow } from '../rows'
import { batchSpan, demoRounds } from './rounds'

export interface TakingPart {
  companyId: string
  round: number | null
  number: string
  name: string
  council: boolean
}

export interface DrawContext {
  edition: number
  calendar: Calendar
  random: Random
  adminId: string
}

interface DrawRows {
  draw_batch: DrawBatchRow[]
  draw: DrawRow[]
  draw_place: DrawPlaceRow[]
}

/** The draws of the fair, made as any other: what is published of them can be checked by anybody. */
export function drawRows(companies: readonly TakingPart[], context: DrawContext): DrawRows {
  const rounds = demoRounds.map((demoRound) =>
    roundRows(
      companies.filter(({ round }) => round === demoRound.round),
      demoRound,
      context,
    ),
  )
  return {
    draw_batch: rounds.flatMap(({ draw_batch }) => draw_batch),
    draw: rounds.map(({ draw }) => draw),
    draw_place: rounds.flatMap(({ draw_place }) => draw_place),
  }
}

function roundRows(
  companies: readonly TakingPart[],
  { round, day, firstDays }: (typeof demoRounds)[number],
  { edition, calendar, random, adminId }: DrawContext,
) {
  const council = companies.filter((company) => company.council).length
  const sizes = sizesFor(companies.length, firstDays.length, council)
  const spans = firstDays.map((first) => batchSpan(first, calendar))
  const [frozen_at, value_at, drawn_at] = ['09:00', '09:55', '10:00'].map((clock) => calendar.at(day, clock))
  if (!frozen_at || !value_at || !drawn_at) throw new Error('there are three moments')
  // Whoever reads this file knows it: a draw of the demo fair decides about nothing.
  const secret = (random.uuid() + random.uuid()).replaceAll('-', '')
  const value = Array.from({ length: dice }, () => random.int(1, 6)).join('')
  const announced: Announced = {
    version: algorithm,
    edition,
    round,
    attempt: 1,
    reason: '',
    frozenAt: toTheMillisecond(frozen_at),
    batches: spans.map(({ starts_at, ends_at }, index) => ({
      size: sizes[index] ?? 0,
      startsAt: toTheMillisecond(starts_at),
      endsAt: toTheMillisecond(ends_at),
    })),
    source: { kind: 'dice', dice, occasion },
    commitment: commitmentTo(secret),
    companies: companies.map(({ number, name, council }) => ({ number, name, council })).sort(byNumber),
  }
  const { listHash, result } = drawLots(announced, { secret, value, proof: '' })
  if (!result) throw new Error('what is drawn has a result')
  const id = random.uuid()
  const draw: DrawRow = {
    id,
    edition,
    round,
    attempt: announced.attempt,
    state: 'drawn',
    announced,
    list_hash: listHash,
    companies: companies.length,
    source: announced.source,
    commitment: announced.commitment,
    secret,
    frozen_at,
    frozen_by: adminId,
    public_value: value,
    value_at,
    value_by: adminId,
    seed: result.seed,
    drawn_at,
    drawn_by: adminId,
  }
  const ids = new Map(companies.map(({ number, companyId }) => [number, companyId]))
  const setOn = calendar.at(day - 1, '15:00')
  return {
    draw,
    draw_batch: spans.map((span, index) => ({
      id: random.uuid(),
      edition,
      round,
      sequence: index + 1,
      size: sizes[index] ?? 0,
      ...span,
      created_at: setOn,
      created_by: adminId,
      updated_at: setOn,
      updated_by: adminId,
    })),
    draw_place: result.order.map(({ number, batch }, index) => {
      const [company_id, span] = [ids.get(number), spans[batch - 1]]
      if (!company_id || !span) throw new Error('whoever was drawn was on the list')
      return { draw_id: id, company_id, registration_number: number, place: index + 1, batch, ...span }
    }),
  }
}

const dice = 12
const occasion = '摇号现场，公证员与企业代表在场'

/** As even as they can be; the whole council chooses in the first. */
function sizesFor(companies: number, batches: number, council: number): number[] {
  const even = (left: number, among: number) => Math.ceil(left / among)
  const sizes: number[] = []
  let left = companies
  for (let batch = 0; batch < batches; batch++) {
    const size = Math.max(even(left, batches - batch), batch === 0 ? council : 0)
    sizes.push(size)
    left -= Math.min(left, size)
  }
  return sizes
}

const toTheMillisecond = (moment: string): string => new Date(moment).toISOString()
