import type { BoothClass, HallKind } from '../booth'
import { type Currency, shareOf } from '../money'

/** What a booth costs before anything is added or taken off. */
export interface Price {
  boothClass: BoothClass
  hallKind: HallKind
  per: PriceUnit
  amount: number
}
export const priceUnits = ['booth', 'squareMetre'] as const
export type PriceUnit = (typeof priceUnits)[number]

/** In hundredths of a percent of what it is reckoned on, or a fixed amount: one of them. */
export type Rate = { basisPoints: number } | { amount: number }

/** Of one booth, for what it has more than the simplest one; or for each co-exhibitor, always a fixed amount. */
export interface Surcharge {
  kind: SurchargeKind
  /** For openings: from so many open sides on; the highest that fits counts. */
  openSides: number
  rate: Rate
}
export const surchargeKinds = ['openings', 'special', 'coExhibitor'] as const
export type SurchargeKind = (typeof surchargeKinds)[number]

/** Off the whole, one after the other in their order, each on what the ones before left. */
export interface Discount {
  kind: DiscountKind
  /** For credit grades: the code of the grade. For early birds: the last day, in the fair's zone. */
  condition: string
  rate: Rate
}
export const discountKinds = ['council', 'association', 'creditGrade', 'earlyBird', 'group'] as const
export type DiscountKind = (typeof discountKinds)[number]

export interface PriceList {
  currency: Currency
  prices: readonly Price[]
  surcharges: readonly Surcharge[]
  discounts: readonly Discount[]
}

export interface PricedBooth {
  id: string
  code: string
  boothClass: BoothClass
  hallKind: HallKind
  openSides: number
  special: boolean
  /** In hundredths of a square metre, so that it is exact too. */
  area: number
}

export interface PricedCoExhibitor {
  id: string
  nameZh: string
  nameEn: string
}

export interface Standing {
  council: boolean
  association: boolean
  creditGrade: string
  group: boolean
  /** Those the organiser has confirmed. */
  coExhibitors: PricedCoExhibitor[]
  /** The day that decides about early birds, in the fair's zone. */
  day: string
}

export interface BoothLine {
  kind: 'booth'
  boothId: string
  code: string
  boothClass: BoothClass
  openSides: number
  area: number
  per: PriceUnit
  unitPrice: number
  amount: number
}
export interface SurchargeLine {
  kind: 'surcharge'
  boothId: string
  code: string
  surcharge: SurchargeKind
  openSides: number
  basisPoints: number | null
  amount: number
}
export interface DiscountLine {
  kind: 'discount'
  discount: DiscountKind
  condition: string
  basisPoints: number | null
  amount: number
}
export interface CoExhibitorLine {
  kind: 'coExhibitor'
  coExhibitorId: string
  nameZh: string
  nameEn: string
  amount: number
}
/** Something the price list does not know: a rounding agreed upon, a service of its own. Needs a reason. */
export interface ExtraLine {
  kind: 'extra'
  label: string
  amount: number
}
export type ContractLine = BoothLine | SurchargeLine | CoExhibitorLine | DiscountLine | ExtraLine

export interface Calculation {
  lines: ContractLine[]
  total: number
  /** Booths the list has no price for; a contract with one of them cannot be drawn up. */
  unpriced: string[]
}

const isFixed = (rate: Rate): rate is { amount: number } => 'amount' in rate
const basisPointsOf = (rate: Rate) => (isFixed(rate) ? null : rate.basisPoints)
const reckon = (rate: Rate, on: number) => (isFixed(rate) ? rate.amount : shareOf(on, rate.basisPoints))

export const totalOf = (lines: readonly ContractLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0)

/** Booths in the order they are given, each with what it costs more; then what is taken off, each step as a line. */
export function calculate(list: PriceList, booths: readonly PricedBooth[], standing: Standing): Calculation {
  const lines: ContractLine[] = []
  const unpriced: string[] = []
  for (const booth of booths) {
    const price = list.prices.find(
      ({ boothClass, hallKind }) => boothClass === booth.boothClass && hallKind === booth.hallKind,
    )
    if (price) lines.push(...linesOf(booth, price, list.surcharges))
    else unpriced.push(booth.code)
  }
  lines.push(...coExhibitorLines(list.surcharges, standing.coExhibitors))
  for (const discount of list.discounts) {
    if (!applies(discount, standing)) continue
    const left = totalOf(lines)
    const off = Math.min(reckon(discount.rate, left), left)
    if (off === 0) continue
    lines.push({
      kind: 'discount',
      discount: discount.kind,
      condition: discount.condition,
      basisPoints: basisPointsOf(discount.rate),
      amount: -off,
    })
  }
  return { lines, total: totalOf(lines), unpriced }
}

const coExhibitorLines = (
  surcharges: readonly Surcharge[],
  coExhibitors: readonly PricedCoExhibitor[],
): CoExhibitorLine[] => {
  const rate = surcharges.find(({ kind }) => kind === 'coExhibitor')?.rate
  if (!rate || !isFixed(rate)) return []
  return coExhibitors.map(({ id, nameZh, nameEn }) => ({
    kind: 'coExhibitor',
    coExhibitorId: id,
    nameZh,
    nameEn,
    amount: rate.amount,
  }))
}

function linesOf(
  { id, code, boothClass, openSides, special, area }: PricedBooth,
  { per, amount: unitPrice }: Price,
  surcharges: readonly Surcharge[],
): ContractLine[] {
  const amount = per === 'booth' ? unitPrice : shareOf(unitPrice, area * 100)
  const booth: BoothLine = {
    kind: 'booth',
    boothId: id,
    code,
    boothClass,
    openSides,
    area,
    per,
    unitPrice,
    amount,
  }
  const openings = surcharges
    .filter((surcharge) => surcharge.kind === 'openings' && surcharge.openSides <= openSides)
    .reduce<Surcharge | undefined>(
      (highest, one) => (highest && highest.openSides >= one.openSides ? highest : one),
      undefined,
    )
  const asked = [
    ...(openings ? [openings] : []),
    ...(special ? surcharges.filter(({ kind }) => kind === 'special') : []),
  ]
  return [
    booth,
    ...asked.map(
      (surcharge): SurchargeLine => ({
        kind: 'surcharge',
        boothId: id,
        code,
        surcharge: surcharge.kind,
        openSides: surcharge.openSides,
        basisPoints: basisPointsOf(surcharge.rate),
        amount: reckon(surcharge.rate, amount),
      }),
    ),
  ]
}

function applies({ kind, condition }: Discount, standing: Standing): boolean {
  switch (kind) {
    case 'council':
      return standing.council
    case 'association':
      return standing.association
    case 'group':
      return standing.group
    case 'creditGrade':
      return standing.creditGrade === condition
    case 'earlyBird':
      return standing.day <= condition
  }
}
