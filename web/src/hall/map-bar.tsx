import type { ReactNode } from 'react'
import { useSay } from '../lib/language'
import { hallTexts as texts } from './hall.texts'
import { type HallTab, HallTabs } from './hall-tabs'
import { PrintIcon, WholeIcon } from './icons'
import { LiveBadge } from './live-badge'
import type { MapState } from './live-map'
import styles from './map-bar.module.css'

export type ShownAs = 'plan' | 'list'

interface Props {
  halls: readonly HallTab[]
  hallId: string
  state: MapState
  timeZone: string
  shownAs: ShownAs
  onShownAs: (shownAs: ShownAs) => void
  full: { isFull: boolean; toggle: () => void }
  /** What only people who are signed in may do with the plan. */
  more?: ReactNode
  /** Search and what else needs the map; nothing until it has come. */
  children: ReactNode
}

export function MapBar(props: Props) {
  const { halls, hallId, state, timeZone, shownAs, onShownAs, full, more, children } = props
  const say = useSay()
  const fullName = say(full.isFull ? texts.leaveFullView : texts.fullView)
  return (
    <div className={styles.bar}>
      <HallTabs halls={halls} hallId={hallId} />
      <div className={styles.tools}>
        <LiveBadge state={state} timeZone={timeZone} />
        {children}
        <fieldset className={styles.switch} aria-label={say(texts.showAs)}>
          {(['plan', 'list'] as const).map((way) => (
            <button key={way} type="button" aria-pressed={shownAs === way} onClick={() => onShownAs(way)}>
              {say(texts[way])}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          className={styles.tool}
          onClick={full.toggle}
          aria-label={fullName}
          title={fullName}
        >
          <WholeIcon />
        </button>
        <button
          type="button"
          className={styles.tool}
          onClick={() => window.print()}
          aria-label={say(texts.print)}
          title={say(texts.print)}
        >
          <PrintIcon />
        </button>
        {more}
      </div>
    </div>
  )
}
