import { useEffect, useEffectEvent, useState } from 'react'
import { useSay } from '../lib/language'
import { type Remaining, remainingUntil } from '../ui/remaining'
import type { OwnSelection } from './eligibility'
import { closedFor, phaseOf } from './phase'
import { selectionTexts as texts } from './selection.texts'
import styles from './window-clock.module.css'

interface Props {
  own: OwnSelection
  offsetMs: number
  /** The window has opened, or has closed. */
  onMomentCome: () => void
}

/** What is left of the window, or until it opens, by the server's clock. */
export function WindowClock({ own, offsetMs, onMomentCome }: Props) {
  const say = useSay()
  const { window } = own
  const isBefore = closedFor(own, 'window') === 'beforeWindow'
  const target = own.stage !== 'choosing' || !window ? undefined : isBefore ? window.startsAt : window.endsAt
  const isOver = phaseOf(own) === 'over'
  if (!target || isOver) return null
  const label = say(isBefore ? texts.untilWindow : texts.leftInWindow)
  return <Clock key={target.getTime()} to={target} offsetMs={offsetMs} label={label} onOver={onMomentCome} />
}

function Clock({
  to,
  offsetMs,
  label,
  onOver,
}: {
  to: Date
  offsetMs: number
  label: string
  onOver: () => void
}) {
  const [nowMs, setNowMs] = useState(() => Date.now() + offsetMs)
  const left = remainingUntil(to, nowMs)
  const tellOver = useEffectEvent(onOver)

  useEffect(() => {
    if (left.over) return tellOver()
    const timer = setInterval(() => setNowMs(Date.now() + offsetMs), 500)
    return () => clearInterval(timer)
  }, [left.over, offsetMs])

  const isShort = left.days === 0 && left.hours === 0 && left.minutes < 5
  return (
    <span className={isShort ? styles.short : styles.clock} role="timer" aria-label={label}>
      <b>{figures(left)}</b> <small>{label}</small>
    </span>
  )
}

function figures({ days, hours, minutes, seconds }: Remaining): string {
  const two = (figure: number) => String(figure).padStart(2, '0')
  const all = days * 24 + hours
  return all > 0 ? `${all}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)}`
}
