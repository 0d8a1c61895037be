import { boothHistory } from '@fairground/wire/company/booth-request'
import { formatNumber } from '../../../lib/format'
import { useLanguage, useSay } from '../../../lib/language'
import { useCall } from '../../../session/use-call'
import { aboutOf, useSubject } from '../../subject'
import styles from './booth-history.module.css'
import { boothRequestTexts as texts } from './booth-request.texts'

/** What the company had at the two editions before, to judge by what to ask for now. */
export function BoothHistory() {
  const say = useSay()
  const language = useLanguage()
  const { data } = useCall(boothHistory, { body: aboutOf(useSubject()) })
  if (!data) return null
  return (
    <div className={styles.history}>
      <h3>{say(texts.history)}</h3>
      {data.length === 0 ? <p>{say(texts.historyNone)}</p> : null}
      <dl>
        {data.map(({ edition, standardBooths, rawArea }) => (
          <div key={edition}>
            <dt>{say(texts.edition, { edition })}</dt>
            <dd>
              {[
                standardBooths > 0 ? say(texts.historyStandard, { count: standardBooths }) : '',
                rawArea > 0 ? say(texts.historyRaw, { count: formatNumber(rawArea, language) }) : '',
              ]
                .filter(Boolean)
                .join(language === 'en' ? ', ' : '，')}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
