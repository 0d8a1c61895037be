import { type HallKind, standardBoothM2 } from '../booth'
import { boothTypes } from '../company'
import { type BoothCell, type Figure, sumOf, usesIn } from './figures'

/** Alike requests of approved companies: all of one exhibit type and booth type, with a booth already or still without. */
export interface Asked {
  exhibitType: string
  /** Empty where a company was approved without saying what it wants. */
  boothType: string
  waiting: boolean
  companies: number
  standardBooths: number
  indoorArea: number
  outdoorArea: number
}

export interface HallOfSupply {
  id: string
  kind: HallKind
  exhibitType: string
}

/** What is wanted: a raw space is one booth, a standard booth has its one size. */
export interface Demand extends Figure {
  companies: number
}

export type Supply = ReturnType<typeof usesIn>

/** What one kind of booth is asked for by those who share a market, and what there is of it. */
export interface Balance {
  boothType: string
  asked: { exhibitType: string; all: Demand; waiting: Demand }[]
  all: Demand
  /** Of these, companies that have no booth yet. */
  waiting: Demand
  supply: Supply
  /** Part of the offer that lies in halls open to several exhibit types. */
  inSharedHalls: Figure
}

/** Exhibit types whose companies look for the same booths. Only within a market can demand be set against supply. */
export interface Market {
  exhibitTypes: string[]
  /** Exhibit types of the booths they may take. */
  boothsFor: string[]
  balances: Balance[]
}

const openToSeveral = '99'

export function marketsOf(
  asked: readonly Asked[],
  cells: readonly BoothCell[],
  halls: readonly HallOfSupply[],
  mayTake: Readonly<Record<string, readonly string[]>>,
): Market[] {
  const hallOf = new Map(halls.map((hall) => [hall.id, hall]))
  const typeOf = ({ boothClass, hallId }: BoothCell): string => {
    if (boothClass === 'standard') return boothTypes.standard
    return hallOf.get(hallId)?.kind === 'outdoor' ? boothTypes.outdoorRaw : boothTypes.indoorRaw
  }
  const requests = asked.filter(({ boothType }) => boothType !== '')
  const shared = sharedBooths(
    [...requests.map(({ exhibitType }) => exhibitType)],
    [...cells.map(({ exhibitType }) => exhibitType)],
    mayTake,
  )
  return shared.map(({ exhibitTypes, boothsFor }) => {
    const wanted = requests.filter(({ exhibitType }) => exhibitTypes.includes(exhibitType))
    const offered = cells.filter(({ exhibitType }) => boothsFor.includes(exhibitType))
    const balances = Object.values(boothTypes).map((boothType): Balance => {
      const ofType = wanted.filter((request) => request.boothType === boothType)
      const booths = offered.filter((cell) => typeOf(cell) === boothType)
      const inShared = booths.filter(({ hallId }) => hallOf.get(hallId)?.exhibitType === openToSeveral)
      return {
        boothType,
        asked: exhibitTypes.map((exhibitType) => {
          const own = ofType.filter((request) => request.exhibitType === exhibitType)
          return { exhibitType, ...demandsOf(own) }
        }),
        ...demandsOf(ofType),
        supply: usesIn(booths),
        inSharedHalls: usesIn(inShared).offered,
      }
    })
    return {
      exhibitTypes,
      boothsFor,
      balances: balances.filter(({ all, supply }) => all.companies > 0 || supply.offered.count > 0),
    }
  })
}

const demandsOf = (requests: readonly Asked[]): { all: Demand; waiting: Demand } => ({
  all: demandOf(requests),
  waiting: demandOf(requests.filter(({ waiting }) => waiting)),
})

const demandOf = (requests: readonly Asked[]): Demand => ({
  ...sumOf(requests.map(figureOf)),
  companies: requests.reduce((sum, { companies }) => sum + companies, 0),
})

function figureOf({ boothType, companies, standardBooths, indoorArea, outdoorArea }: Asked): Figure {
  if (boothType === boothTypes.standard)
    return { count: standardBooths, areaM2: standardBooths * standardBoothM2 }
  return { count: companies, areaM2: boothType === boothTypes.indoorRaw ? indoorArea : outdoorArea }
}

/** Exhibit types that may take the same booths belong together, also by way of a third. */
function sharedBooths(
  asking: readonly string[],
  offered: readonly string[],
  mayTake: Readonly<Record<string, readonly string[]>>,
): Pick<Market, 'exhibitTypes' | 'boothsFor'>[] {
  const types = [...new Set([...Object.keys(mayTake), ...asking])].sort()
  let groups: { exhibitTypes: string[]; boothsFor: string[] }[] = []
  for (const type of types) {
    const takes = mayTake[type] ?? []
    const met = groups.filter(({ boothsFor }) => boothsFor.some((kind) => takes.includes(kind)))
    groups = [
      ...groups.filter((group) => !met.includes(group)),
      {
        exhibitTypes: [...met.flatMap(({ exhibitTypes }) => exhibitTypes), type],
        boothsFor: [...new Set([...met.flatMap(({ boothsFor }) => boothsFor), ...takes])],
      },
    ]
  }
  const known = new Set(groups.flatMap(({ boothsFor }) => boothsFor))
  const nobodys = [...new Set(offered)].filter((kind) => !known.has(kind)).sort()
  return [...groups, ...nobodys.map((kind) => ({ exhibitTypes: [], boothsFor: [kind] }))].sort((one, other) =>
    (one.exhibitTypes[0] ?? '~').localeCompare(other.exhibitTypes[0] ?? '~'),
  )
}
