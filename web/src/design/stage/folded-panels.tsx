import type { Rect } from '@fairground/floorplan/geometry'
import { Badge } from 'antd'
import { type ReactNode, useState } from 'react'
import { pixelAt } from '../../hall'
import { useSay } from '../../lib/language'
import { useMedia } from '../../ui/use-media'
import { useDesign, useEditor } from '../design-context'
import { BoothSheet, ProblemPanel, SidePanel, useProblems } from '../panels'
import styles from './folded-panels.module.css'
import { stageTexts as texts } from './stage.texts'
import { useTable } from './stage-context'

/** The bar of entries with its gaps, and some air. */
const entriesHeight = 90

type Part = 'side' | 'problems' | 'legend'

/** On a narrow screen the plan keeps the window; what stands beside it elsewhere is called one at a time. */
export function FoldedPanels({ legend, small }: { legend: ReactNode; small: ReactNode }) {
  const say = useSay()
  const [open, setOpen] = useState<Part>()
  const isPhone = useMedia('(max-width: 760px)')
  const problems = useProblems()
  const { question } = useDesign()
  const { stage } = useTable()
  const [asked, setAsked] = useState(question)
  const chosen = useEditor(({ selection }) => selection.size)
  const only = useEditor(({ selection }) => (selection.size === 1 ? [...selection][0] : undefined))
  /** The piece that brought the panel. */
  const [brought, setBrought] = useState<string>()
  // Whoever is asked what a piece is must see the question.
  if (question !== asked) {
    setAsked(question)
    if (question?.about === 'piece' && open !== 'side') {
      setOpen('side')
      setBrought(question.id)
    }
  }
  // What came by itself goes with what it was about: it would cover the floor that is drawn on next.
  if (brought !== undefined && only !== brought && question === undefined) {
    setBrought(undefined)
    setOpen(undefined)
  }
  /** What one has tapped must not vanish under what is said of it. */
  function aboveSheet({ x, y, depth }: Rect, height: number): void {
    if (!stage) return
    const lower = pixelAt(stage.view(), { x, y: y + depth }).y
    const room = stage.size().height - height - entriesHeight
    if (lower > room) stage.moveBy(0, room - lower)
  }
  const entry = (part: Part, name: string, count: number) => (
    <Badge count={count} size="small" color="var(--ember-fill)" offset={[-6, 4]}>
      <button
        type="button"
        aria-pressed={open === part}
        onClick={() => {
          setBrought(undefined)
          setOpen(open === part ? undefined : part)
        }}
      >
        {name}
      </button>
    </Badge>
  )
  return (
    <>
      <div className={styles.entries}>
        {entry('side', say(texts.info), chosen)}
        {entry('problems', say(texts.problems), problems.length)}
        {entry('legend', say(texts.legend), 0)}
      </div>
      {open === 'problems' ? (
        <div className={styles.problems}>
          <ProblemPanel />
        </div>
      ) : null}
      {open === 'legend' ? (
        <div className={styles.legend}>
          {legend}
          {isPhone ? null : small}
        </div>
      ) : null}
      {open === undefined && isPhone ? (
        <div className={styles.sheet}>
          <BoothSheet onShown={aboveSheet} />
        </div>
      ) : null}
      {open === 'side' ? (
        <div className={styles.side}>
          <SidePanel />
        </div>
      ) : null}
    </>
  )
}
