import { Link } from 'react-router'
import type { FairFacts } from '../fair'
import { formatDates } from '../lib/format'
import { frontPage } from '../lib/front-page'
import { useLanguage, useSay } from '../lib/language'
import { loginPaths } from '../session/login-paths'
import { BrandMark } from '../ui/brand-mark'
import { LanguageLink } from '../ui/language-link'
import { hallTexts as texts } from './hall.texts'
import styles from './open-header.module.css'

interface Props {
  title: string
  facts: FairFacts | undefined
  /** The same page in the other language. */
  otherLanguage: string
  /** Where the site plan is, unless this is it. */
  sitePlan?: string
}

/** The head of the open plan pages: what this is, which fair, and the ways on. */
export function OpenHeader({ title, facts, otherLanguage, sitePlan }: Props) {
  const say = useSay()
  const language = useLanguage()
  const english = language === 'en'
  return (
    <header className={styles.header}>
      <Link to={frontPage[language]} className={styles.brand} aria-label={say(texts.home)}>
        <BrandMark size={32} />
      </Link>
      <div className={styles.words}>
        <h1>{title}</h1>
        {facts ? (
          <p>
            {facts.name[language]} · {formatDates(facts.opens, facts.closes, language)}
          </p>
        ) : null}
      </div>
      <nav className={styles.ways}>
        {sitePlan ? <Link to={sitePlan}>{say(texts.sitePlan)}</Link> : null}
        <LanguageLink to={otherLanguage} />
        <Link to={english ? loginPaths.email : loginPaths.mobile} className={styles.login}>
          {say(texts.login)}
        </Link>
      </nav>
    </header>
  )
}
