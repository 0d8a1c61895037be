import type { organiserHome } from '@fairground/wire/home'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { Link } from 'react-router'
import { formatNumber, formatShare } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { organiserTexts as texts } from './organiser-home.texts'
import styles from './stage-figures.module.css'

export type Overview = CallResult<typeof organiserHome>

/** Each leads to the list of those it counts; said even of all, or the list would show what was looked for last. */
const stages = {
  registered: '/prediction/exhprediction?page=1',
  submitted: '/prediction/exhprediction?dataState=submitted',
  awaitingReview: '/prediction/exhprediction_approve?reviewState=awaiting',
  approved: '/prediction/exhprediction?reviewState=approved',
  rejected: '/prediction/exhprediction?dataState=rejected',
  withBooths: '/prediction/exhprediction?booths=held',
} as const
const names = Object.keys(stages) as (keyof typeof stages)[]

/** How many companies stand where; the bar shows each figure as a share of all that registered. */
export function StageFigures({ signUps }: { signUps: Overview['signUps'] }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <section aria-label={say(texts.signUps)}>
      <dl className={styles.figures}>
        {names.map((stage) => {
          const share = formatShare(signUps[stage], signUps.registered, language)
          return (
            <div key={stage} className={styles[stage]}>
              <dt>
                <Link to={stages[stage]}>{say(texts[stage])}</Link>
              </dt>
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
