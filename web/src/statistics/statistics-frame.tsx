import { mayCall } from '@fairground/wire/kernel/access'
import { figureCalls } from '@fairground/wire/statistics'
import type { StatisticName } from '@fairground/wire/statistics/definitions'
import { type StatisticsPath, statisticsScreens } from '@fairground/wire/statistics/screens'
import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { useUser } from '../session/use-session'
import styles from './statistics.module.css'
import { statisticsTexts as texts } from './statistics.texts'

interface Props {
  title: string
  lead: string
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** Each way to figures, with one that has to be open to whoever is shown it. */
const tabs: [StatisticsPath, StatisticName][] = [
  ['/statistical/registrationStatis', 'confirm'],
  ['/statistical/statisConfirm', 'confirm'],
  ['/statistical/statisArea', 'area'],
  ['/statistical/statisProduct', 'product'],
  ['/statistical/statisNoBooth', 'unplaced'],
  ['/applicationStatistical', 'signUps'],
  ['/statistical/boothStatis', 'venue'],
  ['/statistical/contractStatis', 'contract'],
]

/** The heading of every page with figures, and the way to the others. */
export function StatisticsFrame({ title, lead, note, actions, children }: Props) {
  const say = useSay()
  const language = useLanguage()
  const user = useUser()
  const open = tabs.filter(([, name]) => mayCall(figureCalls[name].figures.access, user))
  const nameOf = (path: StatisticsPath) =>
    statisticsScreens.find((screen) => screen.path === path)?.title[language]
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // On a phone there are more of them than it shows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another current one
  useEffect(() => {
    nav.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p>{lead}</p>
          {note ? <p className={styles.note}>{note}</p> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </header>
      <nav ref={nav} className={styles.tabs} aria-label={say(texts.views)}>
        {open.map(([path]) => (
          <NavLink key={path} to={path} end>
            {nameOf(path)}
          </NavLink>
        ))}
      </nav>
      {children}
    </div>
  )
}
