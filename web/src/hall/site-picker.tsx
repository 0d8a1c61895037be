import type { SiteOverview } from '@fairground/wire/hall/maps'
import { useMemo, useState } from 'react'
import { type HallFilter, passes } from './hall-fill'
import type { PlanSource } from './read-halls'
import { SiteHallList } from './site-hall-list'
import styles from './site-picker.module.css'
import { SitePlanView } from './site-plan-view'
import type { ShownFair } from './use-shown-fair'

interface Props {
  site: SiteOverview
  fair: ShownFair
  maps: PlanSource
}

/** The way into the halls: a list and the drawn site, which point at the same hall and show what is looked for. */
export function SitePicker({ site, fair, maps }: Props) {
  const [pointed, setPointed] = useState<string>()
  const [filter, setFilter] = useState<HallFilter>('all')
  const { halls } = site
  const found = useMemo(() => halls.filter((hall) => passes(hall, filter)), [halls, filter])
  const only = useMemo(
    () => (found.length < halls.length ? new Set(found.map(({ code }) => code)) : undefined),
    [found, halls],
  )
  const pointing = { pointed, onPoint: setPointed }
  return (
    <div className={styles.picker}>
      <SiteHallList
        halls={halls}
        found={found}
        filter={filter}
        onFilter={setFilter}
        search={maps.search}
        {...pointing}
      />
      <SitePlanView overview={site} fair={fair} maps={maps} only={only} {...pointing} />
    </div>
  )
}
