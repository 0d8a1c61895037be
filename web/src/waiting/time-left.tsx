import { useEffect, useEffectEvent, useState } from 'react'
import { useSay } from '../lib/language'
import { remainingUntil } from '../ui/remaining'
import styles from './waiting.module.css'
import { waitingTexts as texts } from './waiting.texts'

interface Props {
  to: Date
  /** Added to this computer's clock to get the server's. */
  offsetMs: number
  onOver: () => void
}

/** What is left of an offer, in a row of the list. */
export function TimeLeft({ to, offsetMs, onOver }: Props) {
  const say = useSay()
  const [nowMs, setNowMs] = useState(() => Date.now() + offsetMs)
  const { days, hours, minutes, seconds, over } = remainingUntil(to, nowMs)
  const tellOver = useEffectEvent(onOver)
  useEffect(() => {
    if (over) return tellOver()
    const timer = setInterval(() => setNowMs(Date.now() + offsetMs), 1000)
    return () => clearInterval(timer)
  }, [over, offsetMs])
  const two = (figure: number) => String(figure).padStart(2, '0')
  return over ? (
    <span className={styles.note}>{say(texts.over)}</span>
  ) : (
    <span className={styles.clock} role="timer" aria-label={say(texts.timeLeft)}>
      {`${days * 24 + hours}:${two(minutes)}:${two(seconds)}`}
    </span>
  )
}
