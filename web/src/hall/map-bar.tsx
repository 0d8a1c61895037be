import { type ReactNode, useState } from 'react'
import { useSay } from '../lib/language'
import { hallTexts as texts } from './hall.texts'
import { type HallTab, HallTabs } from './hall-tabs'
import { PrintIcon, ToolsIcon, WholeIcon } from './icons'
import { LiveBadge } from './live-badge'
import type { MapState } from './live-map'
import styles from './map-bar.module.css'

export type ShownAs = 'plan' | 'list'

interface Props {
  halls: readonly HallTab[]
  hall: HallTab
  state: MapState
  timeZone: string
  shownAs: ShownAs
  onShownAs: (shownAs: ShownAs) => void
  full: { isFull: boolean; toggle: () => void }
  /** What only people who are signed in may do with the plan. */
  more?: ReactNode
  /** In the place of how fresh the plan is. */
  badge?: ReactNode
  /** One row, and the tools on demand: on a phone every row is taken from the plan. */
  isFolding: boolean
  /** Search and what else needs the map; nothing until it has come. */
  children: ReactNode
}

export function MapBar(props: Props) {
  const { halls, hall, state, timeZone, shownAs, onShownAs, full, more, badge, isFolding, children } = props
  const [isUnfolded, setUnfolded] = useState(false)
  const say = useSay()
  const fullName = say(full.isFull ? texts.leaveFullView : texts.fullView)
  function show(way: ShownAs): void {
    onShownAs(way)
    setUnfolded(false)
  }
  const fresh = badge ?? <LiveBadge state={state} timeZone={timeZone} />
  return (
    <div className={isFolding ? styles.folding : styles.bar}>
      <HallTabs halls={halls} shown={hall} />
      {isFolding ? (
        <>
          {fresh}
          <button
            type="button"
            className={styles.tool}
            aria-expanded={isUnfolded}
            aria-label={say(texts.tools)}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <ToolsIcon />
          </button>
        </>
      ) : null}
      <div className={styles.tools} hidden={isFolding && !isUnfolded}>
        {isFolding ? null : fresh}
        {children}
        <fieldset className={styles.switch} aria-label={say(texts.showAs)}>
          {(['plan', 'list'] as const).map((way) => (
            <button key={way} type="button" aria-pressed={shownAs === way} onClick={() => show(way)}>
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
