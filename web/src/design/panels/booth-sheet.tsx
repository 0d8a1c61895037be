import { CloseOutlined } from '@ant-design/icons'
import { boothStateNames } from '@fairground/domain/booth'
import type { DraftBooth } from '@fairground/floorplan/design/draft'
import { shownState } from '@fairground/floorplan/design/drawn-draft'
import type { Rect } from '@fairground/floorplan/geometry'
import { darkColours, dayColours } from '@fairground/floorplan/plan-colours'
import { Button } from 'antd'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router'
import { StateSwatch } from '../../hall'
import { useAppearance } from '../../lib/appearance'
import { useLanguage, useSay } from '../../lib/language'
import { boothPath, placementTexts } from '../../placement'
import { useDesign, useEditor } from '../design-context'
import styles from './booth-sheet.module.css'
import { panelTexts } from './panels.texts'
import { nothing, useBoothLines } from './use-booth-lines'
import { usePlacing } from './use-placing'

/** On a phone: what is known of the booth one has tapped, under the thumb. `onShown`: the booth, and how high this is. */
export function BoothSheet({ onShown }: { onShown: (booth: Rect, height: number) => void }) {
  const say = useSay()
  const language = useLanguage()
  const { editor, facts } = useDesign()
  const booth = useEditor(({ draft, selection }) =>
    selection.size === 1 ? draft.booths.find(({ id }) => selection.has(id)) : undefined,
  )
  const said = useBoothLines(booth)
  const sheet = useRef<HTMLElement>(null)
  const shown = useEffectEvent(() => {
    if (booth && sheet.current) onShown(booth, sheet.current.offsetHeight)
  })
  const boothId = booth?.id
  useEffect(() => {
    if (boothId) shown()
  }, [boothId])
  const colours = useAppearance() === 'dark' ? darkColours : dayColours
  if (!booth || !said) return null
  const [code, ...rest] = said.lines
  const lines = rest.filter(({ name, value }) => name !== 'name' || value !== nothing)
  const fact = facts.get(booth.id)
  const state = shownState(booth, fact)
  return (
    <article ref={sheet} className={styles.sheet} aria-label={code?.value}>
      <header>
        <h2>{code?.value}</h2>
        <span className={styles.state}>
          <StateSwatch colours={colours} state={state} />
          {boothStateNames[state][language]}
        </span>
        <Button
          type="text"
          icon={<CloseOutlined />}
          aria-label={say(panelTexts.closeSheet)}
          onClick={() => editor.select([])}
        />
      </header>
      <dl lang={said.language === 'en' ? 'en' : 'zh-CN'}>
        {lines.map(({ name, label, value }) => (
          <div key={name} className={name === 'name' ? styles.whole : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {fact ? (
        <p className={styles.ways}>
          <Link to={boothPath(booth.id)}>{say(panelTexts.itsPage)}</Link>
          <Placing booth={booth} />
        </p>
      ) : null}
    </article>
  )
}

function Placing({ booth }: { booth: DraftBooth }) {
  const say = useSay()
  const { actions, begin } = usePlacing([booth])
  return actions.map((over) => (
    <Button key={over.action} onClick={() => begin(over)}>
      {say(placementTexts[over.action])}
    </Button>
  ))
}
