import type { SiteOverview } from '@fairground/wire/hall/maps'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { withAddress } from './address'
import { hallTexts as texts } from './hall.texts'
import styles from './hall-tabs.module.css'

export type HallTab = Pick<SiteOverview['halls'][number], 'id' | 'code' | 'name'>

/** All halls; the one that is shown says its whole name. */
export function HallTabs({ halls, hallId }: { halls: readonly HallTab[]; hallId: string }) {
  const say = useSay()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const row = useRef<HTMLElement>(null)

  // On a phone the row is longer than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another hall is shown
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && current)
      row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.clientWidth) / 2
  }, [hallId])

  return (
    <nav ref={row} className={styles.tabs} aria-label={say(texts.halls)}>
      {halls.map(({ id, code, name }) => (
        <Link
          key={id}
          to={`${pathname}?${withAddress(new URLSearchParams(search), { hallId: id }, language)}`}
          aria-current={id === hallId ? 'page' : undefined}
          title={name[language]}
        >
          <b>{code}</b>
          {id === hallId ? <span>{name[language]}</span> : null}
        </Link>
      ))}
    </nav>
  )
}
