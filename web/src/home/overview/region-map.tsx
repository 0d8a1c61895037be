import { notSaid, overseas } from '@fairground/domain/statistics'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import type { CountRow } from './count-table'
import { overviewTexts as texts } from './overview.texts'
import styles from './region-map.module.css'
import { shadeOf, shadesOf, tiles } from './region-tiles'

/** Provinces as squares about where they lie; those from abroad and those who said nothing beside them. */
export function RegionMap({ rows }: { rows: readonly CountRow[] }) {
  const say = useSay()
  const language = useLanguage()
  const starts = shadesOf(rows.filter(({ key }) => key in tiles).map(({ count }) => count))
  const rowOf = (key: string) => rows.find((row) => row.key === key)
  const number = (value: number) => formatNumber(value, language)
  const cell = (key: string, sign: string, place: { gridColumn: string; gridRow: string }) => {
    const row = rowOf(key)
    const count = row?.count ?? 0
    const shade = shadeOf(count, starts)
    if (!row || count === 0)
      return (
        <span key={key} className={styles.tile} style={place} title={row?.name}>
          {sign}
        </span>
      )
    return (
      <Link
        key={key}
        className={styles.tile}
        data-shade={Math.min(4, shade)}
        style={place}
        to={row.to}
        title={say(texts.of, { what: row.name, count: number(count) })}
      >
        {sign} <b>{number(count)}</b>
      </Link>
    )
  }
  return (
    <div className={styles.map}>
      <p className={styles.shades} aria-hidden="true">
        {starts.map((start, place) => {
          const next = starts[place + 1]
          return (
            <span key={start}>
              <i data-shade={place + 1} />
              {next === undefined
                ? say(texts.andMore, { from: number(start) })
                : next - 1 === start
                  ? number(start)
                  : say(texts.upTo, { from: number(start), to: number(next - 1) })}
            </span>
          )
        })}
      </p>
      {Object.entries(tiles).map(([key, { at, sign }]) =>
        cell(key, sign[language], { gridColumn: String(at[0]), gridRow: String(at[1]) }),
      )}
      {cell(overseas, say(texts.abroad), { gridColumn: '8 / span 2', gridRow: '8' })}
      {rowOf(notSaid) ? cell(notSaid, say(texts.unsaid), { gridColumn: '1 / span 3', gridRow: '8' }) : null}
    </div>
  )
}
