import { boothTypes, offeredBoothTypes, sizeAsked } from '@fairground/domain/company/sections'
import type { RowOf } from '@fairground/domain/field'
import { listMessages as say } from '@fairground/domain/list'
import type { boothTier as definition } from '@fairground/wire/list/lists/booth-tier'
import type { Db } from '../../platform/database/database'
import { refuseField } from '../../platform/http/refusal'
import { lockTiers, readTiersOn, type Span, type Tier } from './booth-tier.repository'
import type { HooksOf } from './list-hooks'

type TierRow = RowOf<typeof definition.fields>
type Name = keyof TierRow

/** Everything a tier is, apart from what it is called. */
const essence: Name[] = ['kind', 'boothType', 'exhibitType', 'minArea', 'maxArea', 'minCount', 'maxCount']
const types: Name[] = ['boothType', 'exhibitType']

const agree = (fields: Name[], one: TierRow, other: Partial<TierRow>): boolean =>
  fields.every((field) => one[field] === other[field])

const isCounted = ({ boothType }: TierRow): boolean => boothType === boothTypes.standard

const spanOf = (values: TierRow): Span => ({
  least: Number(isCounted(values) ? values.minCount : values.minArea),
  most: Number(isCounted(values) ? values.maxCount : values.maxArea),
})

/** Tiers that divide the same scale. */
const readTiersBeside = (db: Db, values: TierRow, id: string | undefined): Promise<Tier[]> =>
  readTiersOn(db, isCounted(values) ? 'count' : 'area', { ...values, id })

export const boothTier: HooksOf<typeof definition> = {
  async beforeWrite(db, values, { settings, before, id }) {
    const offered = offeredBoothTypes(String(values.exhibitType), settings)
    // A tier from before the matrix changed may stay and be renamed.
    if (!agree(types, values, before) && !offered.includes(String(values.boothType)))
      throw refuseField('boothType', say.boothTypeNotOffered)
    // Of two people who add the same tier at once, the second must see the first one's.
    await lockTiers(db)
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
