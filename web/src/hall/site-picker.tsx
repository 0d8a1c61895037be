import type { SiteOverview } from '@fairground/wire/hall/maps'
import { useState } from 'react'
import { SiteHallList } from './site-hall-list'
import styles from './site-picker.module.css'
import { SitePlanView } from './site-plan-view'

/** The way into the halls: a list and the drawn site, which point at the same hall. */
export function SitePicker({ site }: { site: SiteOverview }) {
  const [pointed, setPointed] = useState<string>()
  const pointing = { pointed, onPoint: setPointed }
  return (
    <div className={styles.picker}>
      <SiteHallList halls={site.halls} {...pointing} />
      <SitePlanView overview={site} {...pointing} />
    </div>
  )
}
