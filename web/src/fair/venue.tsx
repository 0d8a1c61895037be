import { Link } from 'react-router'
import { formatDate, formatDates, formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { openPlanAddress } from '../plan-search'
import { fairTexts as texts } from './fair.texts'
import type { FairFacts } from './read-fair'
import styles from './venue.module.css'

/** When it is, and what there is to walk through. */
export function Venue({ facts }: { facts: FairFacts }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <section aria-labelledby="venue">
      <h2 id="venue">{say(texts.venue)}</h2>
      <dl className={styles.dates}>
        <div>
          <dt>{say(texts.dates)}</dt>
          <dd>{formatDates(facts.opens, facts.closes, language)}</dd>
        </div>
        <div>
          <dt>{say(texts.deadline)}</dt>
          <dd>{formatDate(facts.signUpDeadline, language)}</dd>
        </div>
      </dl>
      <ul className={styles.halls}>
        {facts.venue.map(({ id, code, name, booths }) => (
          <li key={id}>
            <Link to={openPlanAddress({ id }, language)}>
              <b>{code}</b>
              <span>{name[language]}</span>
              <small>{say(texts.boothsIn, { count: booths, figure: formatNumber(booths, language) })}</small>
            </Link>
          </li>
        ))}
      </ul>
      <Link className={styles.plan} to={language === 'en' ? '/plan/planAnonEN' : '/plan/planAnon'}>
        {say(texts.onThePlan)}
      </Link>
    </section>
  )
}
