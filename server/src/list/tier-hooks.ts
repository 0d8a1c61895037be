import { boothTypes, offeredBoothTypes, sizeAsked } from '@fairground/domain/company/sections'
import type { Row } from '@fairground/domain/field'
import { listMessages as say } from '@fairground/domain/list'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import type { ListHooks } from './list-hooks'
import { refuseField } from './refuse-field'

interface Span {
  least: number
  most: number
}

/** Everything a tier is, apart from what it is called. */
const essence = ['kind', 'boothType', 'exhibitType', 'minArea', 'maxArea', 'minCount', 'maxCount']
const types = ['boothType', 'exhibitType']

const agree = (fields: string[], one: Row, other: Partial<Row>): boolean =>
  fields.every((field) => one[field] === other[field])

const isCounted = ({ boothType }: Row): boolean => boothType === boothTypes.standard

const spanOf = (values: Row): Span => ({
  least: Number(isCounted(values) ? values.minCount : values.minArea),
  most: Number(isCounted(values) ? values.maxCount : values.maxArea),
})

export const tierHooks: ListHooks = {
  async beforeWrite(db, values, { settings, before, id }) {
    const offered = offeredBoothTypes(String(values.exhibitType), settings)
    // A tier from before the matrix changed may stay and be renamed.
    if (!agree(types, values, before) && !offered.includes(String(values.boothType)))
      throw refuseField('boothType', say.boothTypeNotOffered)
    // Of two people who add the same tier at once, the second must see the first one's.
    await sql`SELECT pg_advisory_xact_lock(hashtext('booth-tiers'))`.execute(db)
    const { least, most } = spanOf(values)
    const twins = (await readTiersBeside(db, values, id)).filter(
      (tier) => tier.least === least && tier.most === most,
    )
    if (twins.length > 0) throw refuseField(isCounted(values) ? 'maxCount' : 'maxArea', say.sameTier)
    return values
  },
  async doubts(db, values, { settings, before, id }) {
    if (agree(essence, values, before)) return []
    const { least, most } = spanOf(values)
    const overlapping = (await readTiersBeside(db, values, id)).filter(
      (tier) => tier.least <= most && least <= tier.most,
    )
    const range = sizeAsked(String(values.exhibitType), String(values.boothType), settings)?.range
    const isBeyond = range !== undefined && (least < range.least || most > range.most)
    return [
      ...overlapping.map((tier) => ({
        key: say.tierOverlaps,
        params: { tier: `${tier.label} ${tier.least}–${tier.most}`.trim() },
      })),
      ...(isBeyond ? [{ key: say.tierBeyond, params: { ...range } }] : []),
    ]
  },
}

/** Tiers that divide the same scale. */
async function readTiersBeside(
  db: Db,
  values: Row,
  id: string | undefined,
): Promise<(Span & { label: string })[]> {
  const [least, most] = isCounted(values) ? ['min_count', 'max_count'] : ['min_area', 'max_area']
  const { rows } = await sql<Span & { label: string }>`
    SELECT label, ${sql.ref(least ?? '')} AS least, ${sql.ref(most ?? '')} AS most FROM booth_tier
    WHERE deleted_at IS NULL AND id IS DISTINCT FROM ${id ?? null}::uuid AND kind = ${values.kind}
      AND booth_type = ${values.boothType} AND exhibit_type = ${values.exhibitType}
    ORDER BY least, most`.execute(db)
  return rows
}
