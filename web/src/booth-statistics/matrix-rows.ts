import {
  type BoothState,
  type BoothUse,
  boothClasses,
  boothClassNames,
  boothStates,
} from '@fairground/domain/booth'
import {
  type BoothCell,
  type Figure,
  type FigureFilters,
  matching,
  noFigure,
  sumsBy,
  usesIn,
} from '@fairground/domain/booth-statistics'
import type { CountedHall } from '@fairground/wire/booth-statistics'
import type { BoothFilters } from '@fairground/wire/placement'
import { useLanguage, useSay } from '../lib/language'
import { statisticsTexts as texts } from './statistics.texts'

/** A line of the matrix: a hall or the whole fair, or one type of booths in it. */
export interface MatrixRow {
  key: string
  name: string
  /** A part of the line above it. */
  isPart: boolean
  isAll: boolean
  filters: BoothFilters
  byState: Record<BoothState, Figure>
  uses: Record<BoothUse | 'offered', Figure>
}

export function useMatrix(filters: FigureFilters) {
  const say = useSay()
  const language = useLanguage()
  const row = (
    key: string,
    name: string,
    cells: readonly BoothCell[],
    place: Pick<MatrixRow, 'isPart' | 'isAll'> & { filters: BoothFilters },
  ): MatrixRow => {
    const sums = sumsBy(cells, ({ state }) => state)
    const byState = Object.fromEntries(boothStates.map((state) => [state, sums.get(state) ?? noFigure]))
    return {
      key,
      name,
      ...place,
      byState: byState as MatrixRow['byState'],
      uses: usesIn(cells),
    }
  }
  const withParts = (
    key: string,
    name: string,
    cells: readonly BoothCell[],
    own: { isAll: boolean; filters: BoothFilters },
  ): MatrixRow[] => {
    const parts = boothClasses
      .map((boothClass) => ({ boothClass, of: matching(cells, { boothClass }) }))
      .filter(({ of }) => of.length > 0)
    return [
      row(key, name, cells, { ...own, isPart: false }),
      ...parts.map(({ boothClass, of }) =>
        row(`${key} ${boothClass}`, boothClassNames[boothClass][language], of, {
          isAll: own.isAll,
          isPart: true,
          filters: { ...own.filters, boothClass },
        }),
      ),
    ]
  }
  return (cells: readonly BoothCell[], halls: readonly CountedHall[]): MatrixRow[] => [
    ...(halls.length > 1 ? withParts('all', say(texts.allHalls), cells, { isAll: true, filters }) : []),
    ...halls.flatMap(({ id, code, nameZh, nameEn }) =>
      withParts(id, `${code} ${language === 'en' ? nameEn : nameZh}`, matching(cells, { hallId: id }), {
        isAll: false,
        filters: { ...filters, hallId: id },
      }),
    ),
  ]
}
