import { areaBandNames, areaBands, boothOfferNames, openingName } from '@fairground/domain/booth'
import { type BoothCell, usesIn } from '@fairground/domain/booth-statistics'
import { type CountedHall, exportBoothFigures } from '@fairground/wire/booth-statistics'
import type { BoothFilters } from '@fairground/wire/placement'
import { Segmented } from 'antd'
import type { CSSProperties } from 'react'
import { useSearchParams } from 'react-router'
import { useCodeName } from '../codelist'
import { formatShare } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { ExportButton } from '../ui/export-button'
import { Panel } from '../ui/panel'
import { FigureLink } from './figure-link'
import { FiguresShown } from './figures-shown'
import styles from './statistics.module.css'
import { statisticsTexts as texts } from './statistics.texts'
import { StatisticsFrame } from './statistics-frame'
import { type Unit, UseBar, UseLegend } from './use-bar'
import { useFigureFilters } from './use-figures'

/** How much of what is taken: along four lines, each a table whose bars say the same to the eye. */
export function AnalysisPage() {
  const say = useSay()
  const [search, setSearch] = useSearchParams()
  const { filters } = useFigureFilters()
  const unit: Unit = search.get('unit') === 'areaM2' ? 'areaM2' : 'count'
  function measureBy(next: Unit): void {
    const there = new URLSearchParams(search)
    there.set('unit', next)
    setSearch(there, { replace: true })
  }
  return (
    <StatisticsFrame
      title={say(texts.analysis)}
      lead={say(texts.analysisLead)}
      actions={
        <>
          <Segmented<Unit>
            aria-label={say(texts.barsBy)}
            value={unit}
            onChange={measureBy}
            options={[
              { value: 'count', label: say(texts.byCount) },
              { value: 'areaM2', label: say(texts.byArea) },
            ]}
          />
          <ExportButton endpoint={exportBoothFigures} given={{ query: filters }} />
        </>
      }
    >
      <FiguresShown>{(shown) => <Lines {...shown} unit={unit} />}</FiguresShown>
    </StatisticsFrame>
  )
}

interface Shown {
  cells: readonly BoothCell[]
  halls: readonly CountedHall[]
  unit: Unit
}

interface Line {
  key: string
  name: string
  filters: BoothFilters
  of: readonly BoothCell[]
}

function Lines({ cells, halls, unit }: Shown) {
  const say = useSay()
  const language = useLanguage()
  const exhibitType = useCodeName('exhibitType')
  const types = [...new Set(cells.map((cell) => cell.exhibitType))].sort()
  const part = (
    key: string,
    name: string,
    filters: BoothFilters,
    is: (cell: BoothCell) => boolean,
  ): Line => ({
    key,
    name,
    filters,
    of: cells.filter(is),
  })
  const panels = [
    {
      id: 'halls',
      title: say(texts.hall),
      lines: halls.map(({ id, code, nameZh, nameEn }) =>
        part(
          id,
          `${code} ${language === 'en' ? nameEn : nameZh}`,
          { hallId: id },
          (cell) => cell.hallId === id,
        ),
      ),
    },
    {
      id: 'exhibit-types',
      title: say(texts.exhibitType),
      lines: types.map((code) =>
        part(code, exhibitType(code) || code, { exhibitType: code }, (cell) => cell.exhibitType === code),
      ),
    },
    {
      id: 'areas',
      title: say(texts.areaBand),
      lines: areaBands.map((areaBand) =>
        part(areaBand, areaBandNames[areaBand][language], { areaBand }, (cell) => cell.areaBand === areaBand),
      ),
    },
    {
      id: 'openings',
      title: say(texts.opening),
      lines: (['1', '2', '3', '4'] as const).map((openSides) =>
        part(
          openSides,
          openingName(Number(openSides))?.[language] ?? '',
          { openSides },
          (cell) => String(cell.openSides) === openSides,
        ),
      ),
    },
  ]
  return (
    <>
      {panels.map(({ id, title, lines }) => (
        <Panel key={id} id={id} title={title} aside={<UseLegend />}>
          <SharesTable title={title} lines={lines} unit={unit} />
        </Panel>
      ))}
    </>
  )
}

/** The largest takes all the room; the smallest is still to be seen. */
const sizeOf = (share: number) => ({ '--size': `${Math.max(2, share * 100)}%` }) as CSSProperties

const columns = ['taken', 'reserved', 'free', 'offered', 'notOffered'] as const

function SharesTable({ title, lines, unit }: { title: string; lines: readonly Line[]; unit: Unit }) {
  const say = useSay()
  const language = useLanguage()
  const { filters: narrowed } = useFigureFilters()
  const most = Math.max(1, ...lines.map(({ of }) => usesIn(of).offered[unit]))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={styles.scroll} role="group" aria-label={title} tabIndex={0}>
      <table className={`${styles.table} ${styles.shares}`}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{say(texts.occupancy)}</th>
            {columns.map((use) => (
              <th key={use} scope="col" className={styles.number}>
                {boothOfferNames[use][language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, filters, of }) => {
            const uses = usesIn(of)
            return (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td className={styles.share}>
                  <span className={styles.room}>
                    <span style={sizeOf(uses.offered[unit] / most)}>
                      <UseBar uses={uses} unit={unit} />
                    </span>
                  </span>
                  {uses.offered.count > 0 ? formatShare(uses.taken[unit], uses.offered[unit], language) : '–'}
                </td>
                {columns.map((offer) => (
                  <td key={offer} className={styles.number}>
                    <FigureLink
                      figure={uses[offer]}
                      what={`${name} ${boothOfferNames[offer][language]}`}
                      filters={{ ...narrowed, ...filters, offer }}
                    />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
