import { formatMoment } from '../lib/format'
import { useSay } from '../lib/language'
import { useReader } from '../session/use-fair'
import styles from './answer-block.module.css'
import { boardTexts as texts } from './board.texts'
import { PlainBody } from './plain-body'

interface Props {
  answer: string
  answeredAt: Date | null
  correctedAt: Date | null
  /** Who wrote it; exhibitors hear from the organiser as one. */
  by?: string
}

export function AnswerBlock({ answer, answeredAt, correctedAt, by }: Props) {
  const say = useSay()
  const reader = useReader()
  return (
    <div className={styles.answer}>
      <p className={styles.meta}>
        <b>{by ?? say(texts.organiserAnswer)}</b>
        {answeredAt ? (
          <time dateTime={answeredAt.toISOString()}>{formatMoment(answeredAt, reader)}</time>
        ) : null}
        {correctedAt ? (
          <span>{say(texts.correctedAt, { date: formatMoment(correctedAt, reader) })}</span>
        ) : null}
      </p>
      <PlainBody text={answer} />
    </div>
  )
}
