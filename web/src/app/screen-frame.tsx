import type { CurrentUser } from '@fairground/domain/account'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { frontLanguage, useChosenLanguage } from '../lib/chosen-language'
import { LanguageContext } from '../lib/language'
import { languageOf } from '../lib/screen'
import { TopicContext } from '../lib/screen-topic'
import { localeTags, sayIn } from '../lib/text'
import { useScreen } from '../lib/use-screen'
import { appTexts } from './app.texts'
import styles from './screen-frame.module.css'

/** What every screen shares whatever its area: language, title, and a keyboard's way to the content. */
export function ScreenFrame({ user, children }: { user?: CurrentUser | undefined; children: ReactNode }) {
  const { search } = useLocation()
  const screen = useScreen()
  const chosen = useChosenLanguage()
  const language = languageOf(screen, user, search, { chosen, front: frontLanguage })
  const say = sayIn(language)
  const [topic, setTopic] = useState<string>()
  const told = useMemo(() => ({ name: topic, tell: setTopic }), [topic])
  const title = topic ?? (screen ? screen.title[language] : say(appTexts.notFoundTitle))

  // During render, not after: calls made by the very first effects already carry this language.
  document.documentElement.lang = localeTags[language]

  return (
    <LanguageContext value={language}>
      <title>{`${title} · ${say(appTexts.product)}`}</title>
      <a className={styles.skip} href="#main">
        {say(appTexts.skip)}
      </a>
      <FocusOnArrival />
      <TopicContext value={told}>{children}</TopicContext>
    </LanguageContext>
  )
}

/** A new page should be read from its start, also by people who do not see that it changed. */
function FocusOnArrival() {
  const { pathname } = useLocation()
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per screen
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
