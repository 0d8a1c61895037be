import { z } from 'zod'
import { userTypes } from '../account'
import { boothClasses, hallKinds } from '../booth'
import { positiveAmount } from '../money'
import { plainLine } from '../text'
import { contractMessages as say } from './contract.messages'
import { discountKinds, type PriceList, priceUnits, surchargeKinds } from './prices'

const share = z.custom<number>(
  (given) => Number.isInteger(given) && (given as number) > 0 && (given as number) <= 10_000,
  say.percent,
)

/** One of the two. */
export const rate = z.union(
  [z.object({ basisPoints: share }), z.object({ amount: positiveAmount })],
  say.rate,
)

const price = z.object({
  boothClass: z.enum(boothClasses, say.kindMissing),
  hallKind: z.enum(hallKinds, say.kindMissing),
  per: z.enum(priceUnits, say.kindMissing),
  amount: positiveAmount,
})

const surcharge = z.object({
  kind: z.enum(surchargeKinds, say.kindMissing),
  openSides: z.int().min(0).max(4),
  rate,
})

const discount = z.object({
  kind: z.enum(discountKinds, say.kindMissing),
  condition: z.string().trim().max(20),
  rate,
})

const doubled = (keys: readonly string[]): number[] =>
  keys.flatMap((key, place) => (keys.indexOf(key) < place ? [place] : []))

const most = 20
const upTo = <Of extends z.ZodType>(of: Of) => z.array(of).max(most, say.tooMany)

/** As it is kept and sent, whichever currency it is in. */
export const priceRules = z
  .object({
    prices: upTo(price).min(1, say.noPrices),
    surcharges: upTo(surcharge),
    discounts: upTo(discount),
  })
  .superRefine(({ prices, surcharges, discounts }, context) => {
    const complain = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    for (const place of doubled(prices.map(({ boothClass, hallKind }) => `${boothClass} ${hallKind}`)))
      complain(['prices', place, 'boothClass'], say.doubledPrice)
    // What a kind does not ask for may be left over from another one that was chosen before.
    for (const place of doubled(
      surcharges.map(({ kind, openSides }) => (kind === 'openings' ? `${kind} ${openSides}` : kind)),
    ))
      complain(['surcharges', place, 'kind'], say.doubledSurcharge)
    for (const [place, { kind, openSides }] of surcharges.entries())
      if (kind === 'openings' && openSides < 2) complain(['surcharges', place, 'openSides'], say.openSides)
    for (const [place, { kind, rate: asked }] of surcharges.entries())
      if (kind === 'coExhibitor' && !('amount' in asked))
        complain(['surcharges', place, 'rate'], say.coExhibitorRate)
    for (const place of doubled(
      discounts.map(({ kind, condition }) =>
        kind === 'creditGrade' || kind === 'earlyBird' ? `${kind} ${condition}` : kind,
      ),
    ))
      complain(['discounts', place, 'kind'], say.doubledDiscount)
    for (const [place, { kind, condition }] of discounts.entries()) {
      if (kind === 'creditGrade' && condition === '')
        complain(['discounts', place, 'condition'], say.condition)
      if (kind === 'earlyBird' && !z.iso.date().safeParse(condition).success)
        complain(['discounts', place, 'condition'], say.condition)
    }
  })
export type PriceRules = z.output<typeof priceRules>

export const priceListOf = (currency: PriceList['currency'], rules: PriceRules): PriceList => ({
  currency,
  ...rules,
})

const name = z.string(say.nameMissing).overwrite(plainLine).min(1, say.nameMissing).max(60, say.nameTooLong)

/** A class of contracts: for whom it is meant, and what everything costs there. */
export const contractClass = z.object({
  nameZh: name,
  nameEn: name,
  userType: z.enum(userTypes, say.userType),
  rules: priceRules,
})
export type ContractClass = z.output<typeof contractClass>
