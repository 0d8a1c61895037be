import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useSay } from '../lib/language'
import styles from './statistics.module.css'
import { statisticsTexts as texts } from './statistics.texts'
import { paths } from './statistics-paths'

interface Props {
  title: string
  lead?: string
  actions?: ReactNode
  children: ReactNode
}

/** The heading of every page with figures, and the way to the others. */
export function StatisticsFrame({ title, lead, actions, children }: Props) {
  const say = useSay()
  const tabs = [
    [paths.matrix, texts.tabMatrix],
    [paths.analysis, texts.tabAnalysis],
    [paths.plan, texts.tabPlan],
    [paths.demand, texts.tabDemand],
  ] as const
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          {lead ? <p>{lead}</p> : null}
        </div>
        <div className={styles.tools}>{actions}</div>
      </header>
      <nav className={styles.tabs} aria-label={say(texts.views)}>
        {tabs.map(([path, text]) => (
          <NavLink key={path} to={path} end>
            {say(text)}
          </NavLink>
        ))}
      </nav>
      {children}
    </div>
  )
}
