import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { frontPage } from '../lib/front-page'
import { useLanguage, useSay } from '../lib/language'
import { BrandMark } from './brand-mark'
import styles from './checking-page.module.css'
import { checkingPageTexts as texts } from './checking-page.texts'

interface Props {
  title: string
  lead: string
  /** Where else to go, at the head. */
  links: ReactNode
  children: ReactNode
}

/** Where anybody, signed in or not, checks what the organiser says. */
export function CheckingPage({ title, lead, links, children }: Props) {
  const say = useSay()
  const language = useLanguage()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link to={frontPage[language]} aria-label={`Fairground ${say(texts.home)}`}>
          <BrandMark size={32} name="Fairground" />
        </Link>
        <nav>{links}</nav>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </main>
    </div>
  )
}
