import type { FairFacts } from '../fair'
import { formatDate, formatDates } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { BoothBackdrop } from '../ui/booth-backdrop'
import { BrandMark } from '../ui/brand-mark'
import { loginTexts } from './login.texts'
import styles from './login-stage.module.css'

export function LoginStage({ facts }: { facts: FairFacts | undefined }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <aside className={styles.stage}>
      <BoothBackdrop />
      <BrandMark size={34} name={facts ? `Fairground · ${facts.name[language]}` : 'Fairground'} />
      <div className={styles.pitch}>
        <p className={styles.headline}>
          {say(loginTexts.headlineFirst)}
          <br />
          {say(loginTexts.headlineSecond)}
        </p>
        <p className={styles.intro}>{say(loginTexts.intro)}</p>
      </div>
      <dl className={styles.facts}>{facts ? <Facts facts={facts} /> : null}</dl>
    </aside>
  )
}

function Facts({ facts }: { facts: FairFacts }) {
  const say = useSay()
  const language = useLanguage()
  const rows = [
    [say(loginTexts.edition, { edition: facts.edition }), formatDates(facts.opens, facts.closes, language)],
    [say(loginTexts.halls, { count: facts.halls }), say(loginTexts.booths, { count: facts.booths })],
    [say(loginTexts.deadline), formatDate(facts.signUpDeadline, language)],
  ]
  return rows.map(([term, detail]) => (
    <div key={term}>
      <dt>{term}</dt>
      <dd>{detail}</dd>
    </div>
  ))
}
