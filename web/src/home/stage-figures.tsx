import type { organiserHome } from '@fairground/wire/home'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { formatNumber, formatShare } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { organiserTexts as texts } from './organiser-home.texts'
import styles from './stage-figures.module.css'

export type Overview = CallResult<typeof organiserHome>

const stages = ['registered', 'submitted', 'awaitingReview', 'approved', 'rejected', 'withBooths'] as const

/** How many companies stand where; the bar shows each figure as a share of all that registered. */
export function StageFigures({ signUps }: { signUps: Overview['signUps'] }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <section aria-label={say(texts.signUps)}>
      <dl className={styles.figures}>
        {stages.map((stage) => {
          const share = formatShare(signUps[stage], signUps.registered, language)
          return (
            <div key={stage} className={styles[stage]}>
              <dt>{say(texts[stage])}</dt>
              <dd>
                <strong>{formatNumber(signUps[stage], language)}</strong>{' '}
                {say(texts.companies, { count: signUps[stage] })}
              </dd>
              <dd className={styles.share}>
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ width: share }} />
                </span>
                {stage === 'registered' ? null : <small>{say(texts.shareOfRegistered, { share })}</small>}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
