import { Link } from 'react-router'
import { formatNumber } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import type { CountRow } from './count-table'
import styles from './overview.module.css'
import { overviewTexts as texts } from './overview.texts'

const mostBars = 10

/** One bar a group, with a mark where an earlier edition stood. */
export function ProductBars({ rows, compare }: { rows: readonly CountRow[]; compare: number | undefined }) {
  const say = useSay()
  const language = useLanguage()
  const shown = rows.toSorted((one, other) => other.count - one.count).slice(0, mostBars)
  const most = Math.max(1, ...shown.map(({ count, before }) => Math.max(count, before)))
  const percent = (count: number) => `${(count / most) * 100}%`
  if (shown.length === 0) return <p className={styles.quiet}>{say(texts.none)}</p>
  return (
    <ul className={styles.bars}>
      {shown.map(({ key, name, count, before, to }) => (
        <li key={key}>
          <Link to={to} aria-label={say(texts.of, { what: name, count: formatNumber(count, language) })}>
            <span className={styles.barName}>{name}</span>
            <span className={styles.track} aria-hidden="true">
              <i style={{ width: percent(count) }} />
              {compare ? <u style={{ left: percent(before) }} /> : null}
            </span>
            <b>{formatNumber(count, language)}</b>
          </Link>
        </li>
      ))}
    </ul>
  )
}
