import { formatDate, formatNumber } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { EmptyState } from '../../ui/empty-state'
import styles from './overview.module.css'
import { overviewTexts as texts } from './overview.texts'
import { cumulated } from './trend'
import type { SignUps } from './types'

const [width, height] = [320, 150]
const edge = { left: 8, right: 44, top: 22, bottom: 20 }

/** How sign-ups came in, and beside it an earlier edition day by day from its own first. */
export function SignUpTrend({ days, compare }: { days: SignUps['days']; compare: number | undefined }) {
  const say = useSay()
  const language = useLanguage()
  const now = cumulated(days, ({ count }) => count)
  const before = compare ? cumulated(days, (day) => day.before) : []
  const last = now.at(-1)
  const first = now[0]
  if (!first || !last) return <EmptyState title={say(texts.none)} />
  const most = Math.max(last.sum, before.at(-1)?.sum ?? 0, 1)
  const steps = Math.max(now.length, before.length) - 1
  const x = (place: number) => edge.left + (steps > 0 ? place / steps : 1) * (width - edge.left - edge.right)
  const y = (sum: number) => edge.top + (1 - sum / most) * (height - edge.top - edge.bottom)
  const line = (points: typeof now) =>
    points.map(({ sum }, place) => `${place ? 'L' : 'M'}${x(place)} ${y(sum)}`).join(' ')
  const end = { x: x(now.length - 1), y: y(last.sum) }
  return (
    <svg
      className={styles.trend}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={say(texts.trendChart, {
        from: formatDate(first.day, language),
        to: formatDate(last.day, language),
        count: formatNumber(last.sum, language),
      })}
    >
      {[0, 0.5, 1].map((share) => (
        <line key={share} x1={edge.left} x2={width - edge.right} y1={y(most * share)} y2={y(most * share)} />
      ))}
      <path
        className={styles.trendArea}
        d={`${line(now)} L${end.x} ${height - edge.bottom} L${edge.left} ${height - edge.bottom} Z`}
      />
      {before.length > 0 ? <path className={styles.trendBefore} d={line(before)} /> : null}
      <path className={styles.trendLine} d={line(now)} />
      <circle cx={end.x} cy={end.y} r="3.5" />
      <text className={styles.trendEnd} x={end.x + 7} y={end.y + 4}>
        {formatNumber(last.sum, language)}
      </text>
      <text x={edge.left} y={height - 5}>
        {formatDate(first.day, language)}
      </text>
      <text x={end.x} y={height - 5} textAnchor={now.length > 1 ? 'end' : 'start'}>
        {now.length > 1 ? formatDate(last.day, language) : ''}
      </text>
    </svg>
  )
}
