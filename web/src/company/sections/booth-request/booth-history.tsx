import { boothHistory } from '@fairground/wire/company/booth-request'
import { useSay } from '../../../lib/language'
import { useCall } from '../../../session/use-call'
import { usePastBooths } from '../../past/past-booths'
import { aboutOf, useSubject } from '../../subject'
import styles from './booth-history.module.css'
import { boothRequestTexts as texts } from './booth-request.texts'

/** What the company had at the two editions before, to judge by what to ask for now. */
export function BoothHistory() {
  const say = useSay()
  const inWords = usePastBooths()
  const { data } = useCall(boothHistory, { body: aboutOf(useSubject()) })
  if (!data) return null
  return (
    <div className={styles.history}>
      <h3>{say(texts.history)}</h3>
      {data.length === 0 ? <p>{say(texts.historyNone)}</p> : null}
      <dl>
        {data.map(inWords).map(({ edition, booths }) => (
          <div key={edition}>
            <dt>{edition}</dt>
            <dd>{booths}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
