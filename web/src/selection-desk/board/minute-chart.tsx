import type { SelectionBoard } from '@fairground/wire/selection/board'
import { formatClock, formatNumber } from '../../lib/format'
import { useSay } from '../../lib/language'
import { useReader } from '../../session/use-fair'
import { deskTexts as texts } from '../desk.texts'
import styles from './board.module.css'
import { Card } from './card'

const size = { width: 336, height: 124, left: 24, floor: 104, top: 8 }

/** Round above the highest, so that the lines of the chart stand at whole numbers. */
const scaleFor = (most: number): number => {
  const steps = [2, 4, 10, 20, 40, 100, 200, 400, 1000, 2000, 4000]
  return steps.find((step) => step >= most) ?? Math.ceil(most / 1000) * 1000
}

/** Booths taken in each minute of the last hour; the last bar is still growing. */
export function MinuteChart({ minutes }: Pick<SelectionBoard, 'minutes'>) {
  const say = useSay()
  const reader = useReader()
  const scale = scaleFor(Math.max(...minutes.map(({ taken }) => taken), 0))
  const step = (size.width - size.left) / minutes.length
  const height = (count: number) => (count / scale) * (size.floor - size.top)
  const all = minutes.reduce((sum, { taken }) => sum + taken, 0)
  const note = say(texts.perMinuteNote, {
    count: all,
    last: formatNumber(minutes.at(-1)?.taken ?? 0, reader.language),
  })
  const ticks = [0, Math.floor(minutes.length / 2), minutes.length - 1]
  return (
    <Card title={say(texts.perMinute)} note={note}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={`${say(texts.perMinute)}: ${note}`}
      >
        {[scale / 2, scale].map((value) => (
          <g key={value}>
            <path d={`M${size.left} ${size.floor - height(value)}H${size.width}`} data-line />
            <text x={size.left - 6} y={size.floor - height(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {minutes.map(({ at, taken, refused }, place) => (
          <rect
            key={at.toISOString()}
            x={size.left + place * step}
            y={size.floor - height(taken)}
            width={Math.max(1, step - 1.2)}
            height={height(taken)}
            data-now={place === minutes.length - 1 || undefined}
          >
            <title>{say(texts.minuteOf, { time: formatClock(at, reader), taken, refused })}</title>
          </rect>
        ))}
        <path d={`M${size.left} ${size.floor}H${size.width}`} data-floor />
        {ticks.map((place, index) => {
          const minute = minutes[place]
          return minute ? (
            <text
              key={minute.at.toISOString()}
              x={index === 2 ? size.width : size.left + place * step}
              y={size.height - 3}
              textAnchor={index === 2 ? 'end' : 'start'}
            >
              {formatClock(minute.at, reader)}
            </text>
          ) : null
        })}
      </svg>
    </Card>
  )
}
