import { formatFullMoment } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import type { DrawNow } from '../read-draw'
import { sourceWords } from '../source-words'
import { useFairTimeZone } from '../use-fair-time-zone'
import styles from './stage.module.css'
import { stageTexts as texts } from './stage.texts'

/** Before the draw: what has been announced, for everybody to write down. */
export function Waiting({ now }: { now: DrawNow }) {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useFairTimeZone()
  const { draw, missing } = now
  return (
    <div className={styles.waiting}>
      <p className={styles.state} role="status">
        {missing ?? say(texts.ready)}
      </p>
      {draw ? (
        <>
          <p>
            {say(texts.frozenAt, {
              moment: formatFullMoment(new Date(draw.frozenAt), { language, timeZone }),
            })}
          </p>
          <dl>
            <div>
              <dt>{say(texts.listHash)}</dt>
              <dd>{draw.listHash}</dd>
            </div>
            <div>
              <dt>{say(texts.commitment)}</dt>
              <dd>{draw.commitment}</dd>
            </div>
            <div>
              <dt>{say(texts.publicValue)}</dt>
              <dd>
                {sourceWords(draw.source, say)}
                {draw.value ? ` = ${draw.value}` : null}
              </dd>
            </div>
          </dl>
        </>
      ) : (
        <p>{say(texts.notYet)}</p>
      )}
    </div>
  )
}
