import { Link } from 'react-router'
import { OwnBoothLink } from '../booth'
import { signUpPaths, usePastBooths } from '../company'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { useUser } from '../session/use-session'
import styles from './exhibitor-home.module.css'
import { exhibitorTexts as texts } from './exhibitor-home.texts'
import type { RequestWords, Standing } from './use-booth-request'

export function SignUpCard({ standing, request }: { standing: Standing; request: RequestWords | undefined }) {
  const say = useSay()
  const path = signUpPaths[useUser().userType].confirm
  const missing = say(texts.notFilledIn)
  const anythingSaved = standing.next !== 'startSignUp' && standing.companyName !== ''
  const rows = [
    [say(texts.exhibitType), request ? request.exhibitType : missing],
    [say(texts.boothRequest), request ? request.booths : missing],
    [
      say(texts.products),
      standing.products > 0 ? say(texts.productCount, { count: standing.products }) : missing,
    ],
  ]
  return (
    <section className={`${styles.card} ${styles.panel}`}>
      <div className={styles.cardHead}>
        <h2>{say(texts.signUpCard)}</h2>
        {anythingSaved ? <Link to={path}>{say(texts.seeSignUp)}</Link> : null}
      </div>
      <dl className={styles.pairs}>
        {rows.map(([term, detail]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function BoothsCard({ booths }: { booths: Standing['booths'] }) {
  const say = useSay()
  const language = useLanguage()
  if (booths.length === 0) return null
  return (
    <section className={`${styles.card} ${styles.panel}`}>
      <h2>{say(texts.boothsCard)}</h2>
      <ul className={styles.booths}>
        {booths.map(({ code, hallId, hall, area }) => (
          <li key={code}>
            <OwnBoothLink hallId={hallId} code={code} />
            <span>{hall}</span>
            <span>{say(texts.area, { count: formatNumber(area, language) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function HistoryCard({ history }: { history: Standing['history'] }) {
  const say = useSay()
  const inWords = usePastBooths()
  if (history.length === 0) return null
  return (
    <section className={`${styles.card} ${styles.panel}`}>
      <h2>{say(texts.historyCard)}</h2>
      <dl className={styles.pairs}>
        {history.map(inWords).map(({ edition, booths }) => (
          <div key={edition}>
            <dt>{edition}</dt>
            <dd>{booths}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
