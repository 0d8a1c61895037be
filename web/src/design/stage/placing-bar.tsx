import { toCentimetre } from '@fairground/floorplan/design/pieces'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { rowsOf, useActionWords } from '../../placement'
import { useEditor } from '../design-context'
import { usePlacing } from '../panels'
import styles from './selection-bar.module.css'
import { stageTexts as texts } from './stage.texts'
import { useBarUnderSelection } from './use-bar-under-selection'
import type { Moving } from './use-moving'

/** Where nothing is drawn: giving away what is chosen, right under it. */
export function PlacingBar({ moving }: { moving: Moving }) {
  const say = useSay()
  const language = useLanguage()
  const draft = useEditor((state) => state.draft)
  const selection = useEditor((state) => state.selection)
  const booths = useMemo(() => draft.booths.filter(({ id }) => selection.has(id)), [draft, selection])
  const { actions, begin } = usePlacing(booths)
  const wordsOf = useActionWords()
  const [first, ...others] = booths
  const movable = first && others.length === 0 && moving.may(first.id) ? first : undefined
  const bar = useBarUnderSelection()
  const area = toCentimetre(booths.reduce((sum, { width, depth }) => sum + width * depth, 0))
  if (booths.length === 0) return null
  return (
    <div ref={bar} className={styles.bar} role="toolbar" aria-label={say(texts.forChosen)}>
      <span className={styles.sum}>
        {say(texts.chosenSum, { count: booths.length, area: formatNumber(area, language) })}
      </span>
      <i />
      {actions.map((over) => {
        const { label, title } = wordsOf(over, booths.length)
        return (
          <button
            key={over.action}
            type="button"
            className={styles.act}
            title={title}
            onClick={() => begin(over)}
          >
            {label}
          </button>
        )
      })}
      <Link className={styles.act} to={rowsOf(booths.map(({ code }) => code))}>
        {say(texts.inList)}
      </Link>
      {movable ? (
        <button type="button" className={styles.act} onClick={() => moving.begin(movable.id)}>
          {say(texts.moveElsewhere)}
        </button>
      ) : null}
    </div>
  )
}
