import type { Scenery } from '@fairground/floorplan/scene'
import type { HallMap } from '@fairground/wire/hall/maps'
import { useState } from 'react'
import type { Reader } from '../lib/format'
import { useSay } from '../lib/language'
import { onDemand } from '../ui/on-demand'
import { hallTexts as texts } from './hall.texts'
import styles from './hall-facts.module.css'

const HallFactLines = onDemand(async () => (await import('./hall-fact-lines')).HallFactLines)

export interface HallFactsProps {
  hall: HallMap['hall']
  scenery: Scenery
  reader: Reader
}

/** A button that shows what exhibitors ask about a hall. */
export function HallFacts(props: HallFactsProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.facts} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say(texts.facts)}</summary>
      {isOpen ? <HallFactLines {...props} /> : null}
    </details>
  )
}
