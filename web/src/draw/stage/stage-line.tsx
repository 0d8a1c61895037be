import { useEffect, useState } from 'react'
import { formatHour } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import type { DrawNow, LotteryPage } from '../read-draw'
import { useFairTimeZone } from '../use-fair-time-zone'
import styles from './stage.module.css'
import { stageTexts as texts } from './stage.texts'

/** The fair's clock on a wall needs no seconds. */
const tickMs = 20_000

/** When, how many, and which batch is on the screen. */
export function StageLine({ now, places }: { now: DrawNow; places: LotteryPage | undefined }) {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useFairTimeZone()
  const clock = useServerClock(now.now)
  const moment = now.draw?.drawnAt ? new Date(now.draw.drawnAt) : clock
  const batches = [...new Set(places?.list.map(({ batchName }) => batchName))]
  const [first, last] = [batches[0], batches.at(-1)]
  return (
    <p className={styles.line}>
      <span>{formatHour(moment, { language, timeZone })}</span>
      <span>{say(texts.registered, { count: now.companies })}</span>
      {first && last ? <span>{first === last ? first : say(texts.batches, { first, last })}</span> : null}
    </p>
  )
}

function useServerClock(told: string): Date {
  const [heard, setHeard] = useState({ told, offset: Date.parse(told) - Date.now() })
  const [, tick] = useState(0)
  if (heard.told !== told) setHeard({ told, offset: Date.parse(told) - Date.now() })
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), tickMs)
    return () => clearInterval(timer)
  }, [])
  return new Date(Date.now() + heard.offset)
}
