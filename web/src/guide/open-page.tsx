import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { frontPage } from '../lib/front-page'
import { useLanguage, useSay } from '../lib/language'
import { loginPaths } from '../session/login-paths'
import { BrandMark } from '../ui/brand-mark'
import { LanguageLink } from '../ui/language-link'
import { guideTexts as texts } from './guide.texts'
import styles from './open-page.module.css'

/** A guide's frame for whoever is not signed in. */
export function OpenPage({ children }: { children: ReactNode }) {
  const say = useSay()
  const language = useLanguage()
  const english = language === 'en'
  const { pathname } = useLocation()
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <BrandMark name="Fairground" />
        <Link to={frontPage[language]}>{say(texts.home)}</Link>
        <Link to={english ? loginPaths.email : loginPaths.mobile}>{say(texts.login)}</Link>
        <LanguageLink to={english ? pathname : `${pathname}?lang=en`} />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
