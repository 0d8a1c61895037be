import { useEffect, useState } from 'react'
import { formatFullMoment } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import styles from '../../ui/checking-page.module.css'
import { type DrawNow, readDrawNow } from '../read-draw'
import { useFairTimeZone } from '../use-fair-time-zone'
import { verifyTexts as texts } from './verify.texts'

/** Before anything is published: that this is as it should be, by when it will be drawn, and what can be done here now. */
export function NothingDrawn({ round }: { round: number }) {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useFairTimeZone()
  const [now, setNow] = useState<DrawNow>()
  useEffect(() => {
    let wanted = true
    readDrawNow(round, language).then(
      (read) => wanted && setNow(read),
      // The rest of the words hold without it.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [round, language])
  const first = now?.firstBatchAt
  return (
    <div className={styles.quiet} role="status">
      <strong>{say(texts.nothingYet)}</strong>
      {first ? (
        <p>{say(texts.drawnBefore, { moment: formatFullMoment(new Date(first), { language, timeZone }) })}</p>
      ) : null}
      <p>{say(texts.nothingYetNote)}</p>
    </div>
  )
}
