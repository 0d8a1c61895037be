import type { SiteOverview } from '@fairground/wire/hall/maps'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { hallTexts as texts } from './hall.texts'
import styles from './hall-tabs.module.css'
import { useHallLink } from './use-hall-link'

export type HallTab = Pick<SiteOverview['halls'][number], 'id' | 'code' | 'name'>

/** All halls; the one that is shown says its whole name. */
export function HallTabs({ halls, shown }: { halls: readonly HallTab[]; shown: HallTab }) {
  const say = useSay()
  const language = useLanguage()
  const linkTo = useHallLink(shown)
  const row = useRef<HTMLElement>(null)

  // On a phone the row is longer than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another hall is shown
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && current)
      row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.clientWidth) / 2
  }, [shown.id])

  return (
    <nav ref={row} className={styles.tabs} aria-label={say(texts.halls)}>
      {halls.map((hall) => (
        <Link
          key={hall.id}
          to={linkTo(hall)}
          aria-current={hall.id === shown.id ? 'page' : undefined}
          title={hall.name[language]}
        >
          <b>{hall.code}</b>
          {hall.id === shown.id ? <span>{hall.name[language]}</span> : null}
        </Link>
      ))}
    </nav>
  )
}
