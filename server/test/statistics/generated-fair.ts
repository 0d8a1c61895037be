import { areaBandOf, type BoothState, boothStates, useOfState } from '@fairground/domain/booth'
import { defaultLists, pathTo } from '@fairground/domain/codelist'
import fc from 'fast-check'
import { sql } from 'kysely'
import type { Db } from '../../src/platform/database/database'

export interface GivenCompany {
  standing: 'draft' | 'awaiting' | 'returned' | 'approved'
  exhibitType: string
  boothType: string
  region: string
  standardBooths: number
  indoorArea: number
  outdoorArea: number
  products: string[]
  /** None where nothing was ever submitted. */
  submittedAt: Date | null
  waiting: boolean
  window: 'over' | 'open' | 'ahead' | null
  choice: 'choosing' | 'finished' | 'confirmed'
  assigned: boolean
  /** By their places among the booths, as far as those can be had. */
  booths: number[]
}

export interface GivenBooth {
  hall: number
  boothClass: 'standard' | 'raw'
  exhibitType: string
  width: number
  state: BoothState
}

export interface GivenFair {
  companies: GivenCompany[]
  halls: ('open' | 'closed')[]
  booths: GivenBooth[]
}

const code = (...values: string[]) => fc.constantFrom(...values)
const company: fc.Arbitrary<GivenCompany> = fc.record({
  standing: fc.constantFrom('draft', 'awaiting', 'returned', 'approved', 'approved'),
  exhibitType: code('', '01', '02', '03'),
  boothType: code('', '1', '2', '3'),
  region: code('', '110000', '440000', '320000'),
  standardBooths: fc.nat(4),
  indoorArea: fc.nat(320),
  outdoorArea: fc.nat(40),
  products: fc.array(code('8201', '8200', 'B000', '', 'Z999'), { maxLength: 4 }),
  submittedAt: fc.option(
    fc.date({
      min: new Date('2026-09-01T00:00:00Z'),
      max: new Date('2026-09-12T00:00:00Z'),
      noInvalidDate: true,
    }),
  ),
  waiting: fc.boolean(),
  window: fc.constantFrom('over', 'open', 'ahead', null),
  choice: fc.constantFrom('choosing', 'finished', 'confirmed'),
  assigned: fc.boolean(),
  booths: fc.array(fc.nat(29), { maxLength: 3 }),
})
const booth: fc.Arbitrary<GivenBooth> = fc.record({
  hall: fc.nat(3),
  boothClass: fc.constantFrom('standard', 'raw'),
  exhibitType: code('01', '02', '03'),
  width: fc.integer({ min: 1, max: 130 }),
  state: fc.constantFrom(...boothStates.filter((state) => useOfState[state] !== 'taken')),
})

export const generatedFair = (most: { companies: number; halls: number }): fc.Arbitrary<GivenFair> =>
  fc.record({
    companies: fc.array(company, { minLength: Math.min(most.companies, 12), maxLength: most.companies }),
    halls: fc.array(fc.constantFrom('open', 'open', 'closed'), {
      minLength: most.halls,
      maxLength: most.halls,
    }),
    booths: most.halls === 0 ? fc.constant([]) : fc.array(booth, { minLength: 20, maxLength: 30 }),
  })

/** One company or booth as it should be counted: under which keys, with which figures. Worked out from what was given. */
export interface Plain {
  id: string
  keys: Record<string, string | string[]>
  figures: Record<string, number>
}

const depth = 3
const dayInShanghai = (at: Date): string => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
const familyOf = (category: string): string =>
  pathTo(defaultLists.productCategory, category)[0]?.value ?? category
const orNot = (value: string): string => value || '-'

/** Puts it into the database as an edition of its own, and says what each row counts as. */
export async function keepFair(
  db: Db,
  edition: number,
  { companies, halls, booths }: GivenFair,
): Promise<{ companies: Plain[]; booths: Plain[] }> {
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'user_type'])
    .where('department', '=', 'exhibitor')
    .where(sql<boolean>`blacklisting_of(account.id) IS NULL`)
    .orderBy('username')
    .limit(companies.length)
    .execute()
  if (accounts.length < companies.length) throw new Error('not enough accounts')
  const hallIds: string[] = []
  for (const [place, usage] of halls.entries()) {
    const { rows } = await sql<{ id: string }>`
      INSERT INTO hall (edition, code, name_zh, name_en, kind, exhibit_type, position, width_m, depth_m, usage)
      VALUES (${edition}, ${`H${place}`}, ${`馆${place}`}, ${`Hall ${place}`}, ${place % 2 ? 'outdoor' : 'indoor'}, '99', ${place}, 200, 200, ${usage})
      RETURNING id`.execute(db)
    hallIds.push(rows[0]?.id ?? '')
  }
  const placed = booths.map((booth) => ({ ...booth, hall: booth.hall % Math.max(1, halls.length) }))
  const boothIds: string[] = []
  for (const [place, booth] of placed.entries()) {
    const { rows } = await sql<{ id: string }>`
      INSERT INTO booth (hall_id, edition, code, booth_class, exhibit_type, open_sides, status, x_m, y_m, width_m, depth_m)
      VALUES (${hallIds[booth.hall]}, ${edition}, ${`B${edition}-${place}`}, ${booth.boothClass}, ${booth.exhibitType}, 1,
        ${booth.state}, ${place * 5}, 0, ${booth.width}, ${depth}) RETURNING id`.execute(db)
    boothIds.push(rows[0]?.id ?? '')
  }

  const holder = new Map<number, number>()
  const plain: Plain[] = []
  for (const [place, given] of companies.entries()) {
    const account = accounts[place]
    if (!account) continue
    const states = {
      draft: ['draft', null],
      awaiting: ['submitted', 'awaiting'],
      returned: ['rejected', 'rejected'],
      approved: ['submitted', 'approved'],
    }[given.standing]
    const { rows } = await sql<{ id: string }>`
      INSERT INTO company (account_id, edition, name_zh, name_en, data_state, review_state, submitted_at)
      VALUES (${account.id}, ${edition}, ${`企业${place}`}, ${`Company ${place}`}, ${states[0]}, ${states[1]}, ${given.submittedAt})
      RETURNING id`.execute(db)
    const id = rows[0]?.id ?? ''
    await sql`INSERT INTO booth_request (company_id, exhibit_type, booth_type, standard_booths, indoor_area, outdoor_area)
      VALUES (${id}, ${given.exhibitType}, ${given.boothType}, ${given.standardBooths}, ${given.indoorArea}, ${given.outdoorArea})`.execute(
      db,
    )
    await sql`INSERT INTO scale_survey (company_id, region) VALUES (${id}, ${given.region})`.execute(db)
    for (const [position, category] of given.products.entries())
      await sql`INSERT INTO product_intro (company_id, position, category) VALUES (${id}, ${position}, ${category})`.execute(
        db,
      )
    if (given.window) {
      const [from, to] = { over: [-2, -1], open: [-1, 1], ahead: [1, 2] }[given.window]
      await sql`INSERT INTO selection_window (company_id, starts_at, ends_at)
        VALUES (${id}, now() + ${`${from} days`}::interval, now() + ${`${to} days`}::interval)`.execute(db)
    }
    if (given.waiting)
      await sql`INSERT INTO waiting_entry (edition, company_id, least, wanted, all_or_none, gives_back)
        VALUES (${edition}, ${id}, 1, 1, false, false)`.execute(db)
    const own = given.booths.filter((at) => {
      const booth = placed[at]
      return booth && useOfState[booth.state] === 'free' && !holder.has(at)
    })
    for (const at of new Set(own)) {
      holder.set(at, place)
      await sql`INSERT INTO booth_holding (booth_id, company_id, edition, origin)
        VALUES (${boothIds[at]}, ${id}, ${edition}, ${given.assigned ? 'assigned' : 'chosen'})`.execute(db)
      await sql`UPDATE booth SET status = ${given.assigned ? 'allotted' : 'occupy'} WHERE id = ${boothIds[at]}`.execute(
        db,
      )
    }
    const held = [...new Set(own)]
    if (held.length > 0 && !given.assigned)
      await sql`INSERT INTO booth_choice (company_id, state, finished_at, confirmed_at) VALUES (${id}, ${given.choice},
        ${given.choice === 'choosing' ? null : new Date()}, ${given.choice === 'confirmed' ? new Date() : null})`.execute(
        db,
      )
    plain.push(
      plainCompany(
        id,
        given,
        account.user_type,
        held.map((at) => (placed[at]?.width ?? 0) * depth),
      ),
    )
  }
  return {
    companies: plain,
    booths: placed.flatMap((booth, place) =>
      halls[booth.hall] !== 'open' || useOfState[booth.state] === 'notOffered'
        ? []
        : [plainBooth(boothIds[place] ?? '', booth, plain[holder.get(place) ?? -1])],
    ),
  }
}

function plainCompany(id: string, given: GivenCompany, userType: string, held: number[]): Plain {
  const { standing } = given
  const askedArea = given.standardBooths * 9 + given.indoorArea + given.outdoorArea
  const families = [...new Set(given.products.filter(Boolean).map(familyOf))].sort()
  const stage =
    held.length === 0 ? 'none' : given.assigned || given.choice === 'confirmed' ? 'sure' : given.choice
  const windows = { over: 'windowOver', open: 'windowOpen', ahead: 'windowAhead' }
  return {
    id,
    keys: {
      standing,
      stage,
      progress: standing === 'approved' ? (held.length > 0 ? 'unsigned' : 'noBooth') : standing,
      reason: given.waiting ? 'waiting' : given.window ? windows[given.window] : 'noWindow',
      exhibitType: orNot(given.exhibitType),
      boothType: orNot(given.boothType),
      region: given.region || (userType === 'ENG' ? 'overseas' : '-'),
      variant: userType,
      families: families.length > 0 ? families : ['-'],
      askedBand: askedArea === 0 ? '-' : areaBandOf(askedArea),
      day: given.submittedAt ? dayInShanghai(given.submittedAt) : '-',
    },
    figures: {
      companies: 1,
      booths: held.length,
      area: held.reduce((sum, area) => sum + area, 0),
      askedBooths: given.standardBooths,
      askedArea,
    },
  }
}

function plainBooth(id: string, booth: GivenBooth, holder: Plain | undefined): Plain {
  const offer = holder ? 'taken' : useOfState[booth.state]
  const area = booth.width * depth
  const count = (one: string) => (offer === one ? 1 : 0)
  return {
    id,
    keys: {
      hall: `H${booth.hall}`,
      hallKind: booth.hall % 2 ? 'outdoor' : 'indoor',
      boothClass: booth.boothClass,
      exhibitType: booth.exhibitType,
      areaBand: areaBandOf(area),
      offer,
      region: holder?.keys.region ?? '-',
      families: holder?.keys.families ?? ['-'],
    },
    figures: {
      booths: 1,
      taken: count('taken'),
      reserved: count('reserved'),
      free: count('free'),
      area,
      takenArea: holder ? area : 0,
    },
  }
}
