import { isSame } from '../design/same'
import type { PlacedHall, SitePlan } from '../site-plan'

/** What differs between two drawn sites; a hall by its code, everything else counted. */
export interface SiteChange {
  what: 'extent' | 'hallPlaced' | 'hallMoved' | 'hallTaken' | 'grounds' | 'gates' | 'places' | 'trees'
  hall: string
  before: string
  after: string
}

const placeOf = ({ x, y, turn }: PlacedHall): string => `X ${x} m, Y ${y} m, ${turn}°`
const extentOf = ({ width, depth, north }: SitePlan): string => `${width} × ${depth} m, N ${north}°`

export function siteChanges(before: SitePlan | undefined, after: SitePlan): SiteChange[] {
  const old = new Map(before?.halls.map((placed) => [placed.hall, placed]))
  const now = new Set(after.halls.map(({ hall }) => hall))
  const change = (what: SiteChange['what'], rest: Partial<SiteChange>): SiteChange => ({
    what,
    hall: '',
    before: '',
    after: '',
    ...rest,
  })
  const counted = (['grounds', 'gates', 'places', 'trees'] as const).flatMap((what) =>
    isSame(before?.[what] ?? [], after[what])
      ? []
      : [change(what, { before: String(before?.[what].length ?? 0), after: String(after[what].length) })],
  )
  const extents = [before ? extentOf(before) : '', extentOf(after)] as const
  return [
    ...(extents[0] === extents[1] ? [] : [change('extent', { before: extents[0], after: extents[1] })]),
    ...after.halls.flatMap((placed) => {
      const was = old.get(placed.hall)
      if (!was) return [change('hallPlaced', { hall: placed.hall, after: placeOf(placed) })]
      const [from, to] = [placeOf(was), placeOf(placed)]
      return from === to ? [] : [change('hallMoved', { hall: placed.hall, before: from, after: to })]
    }),
    ...(before?.halls ?? [])
      .filter(({ hall }) => !now.has(hall))
      .map((placed) => change('hallTaken', { hall: placed.hall, before: placeOf(placed) })),
    ...counted,
  ]
}
