import { useEffect, useEffectEvent, useState } from 'react'
import { useSay } from '../lib/language'
import styles from './count-down.module.css'
import { remainingUntil } from './remaining'
import { uiTexts } from './ui.texts'

interface Props {
  to: Date
  /** Added to this computer's clock to get the server's. */
  offsetMs: number
  label: string
  onOver?: () => void
}

export function CountDown({ to, offsetMs, label, onOver }: Props) {
  const say = useSay()
  const [nowMs, setNowMs] = useState(() => Date.now() + offsetMs)
  const left = remainingUntil(to, nowMs)
  const tellOver = useEffectEvent(() => onOver?.())

  useEffect(() => {
    if (left.over) return tellOver()
    const timer = setInterval(() => setNowMs(Date.now() + offsetMs), 500)
    return () => clearInterval(timer)
  }, [left.over, offsetMs])

  const parts = [
    { key: 'days', value: left.days, unit: say(uiTexts.days, { count: left.days }) },
    { key: 'hours', value: left.hours, unit: say(uiTexts.hours, { count: left.hours }) },
    { key: 'minutes', value: left.minutes, unit: say(uiTexts.minutes, { count: left.minutes }) },
    { key: 'seconds', value: left.seconds, unit: say(uiTexts.seconds, { count: left.seconds }) },
  ]
  return (
    <div className={styles.clock} role="timer" aria-label={label}>
      {parts.map(({ key, value, unit }) => (
        <span key={key} className={styles.part}>
          <b>{String(value).padStart(2, '0')}</b>
          <small>{unit}</small>
        </span>
      ))}
    </div>
  )
}
