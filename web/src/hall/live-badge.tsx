import { formatClock } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { hallTexts as texts } from './hall.texts'
import styles from './live-badge.module.css'
import type { MapState } from './live-map'

/** Whether what one sees is what is, said in a word and a colour. */
export function LiveBadge({
  state,
  timeZone,
}: {
  state: Pick<MapState, 'status' | 'updatedAt'>
  timeZone: string
}) {
  const say = useSay()
  const language = useLanguage()
  const { status, updatedAt } = state
  const words =
    status === 'polling' && updatedAt !== undefined
      ? say(texts.updatedAt, { time: formatClock(new Date(updatedAt), { language, timeZone }) })
      : say(texts[status === 'polling' ? 'connecting' : status])
  return (
    <span className={styles.badge} data-status={status} role="status">
      {words}
    </span>
  )
}
