import {
  AimOutlined,
  BorderOuterOutlined,
  EnvironmentOutlined,
  LoginOutlined,
  ShopOutlined,
} from '@ant-design/icons'
import { type SiteTool, siteTools } from '@fairground/floorplan/site-design/site-hand'
import { gateUses, groundUses, placeUses } from '@fairground/floorplan/site-plan'
import { Button, Tooltip } from 'antd'
import type { ComponentType } from 'react'
import { type MapStage, visibleFloor } from '../../hall'
import { useLanguage, useSay } from '../../lib/language'
import choiceStyles from '../stage/making-choices.module.css'
import railStyles from '../stage/tool-rail.module.css'
import styles from './site.module.css'
import { siteTexts as texts } from './site.texts'
import { useSiteDesk, useSiteState } from './site-context'
import { siteKeys } from './site-keys'
import { gateNames, groundNames, placeNames } from './site-names'
import { TreeIcon } from './tree-icon'

const icons: Record<SiteTool, ComponentType> = {
  select: AimOutlined,
  hall: ShopOutlined,
  ground: BorderOuterOutlined,
  gate: LoginOutlined,
  place: EnvironmentOutlined,
  tree: TreeIcon,
}
const hints = {
  hall: texts.hintHall,
  ground: texts.hintGround,
  gate: texts.hintGate,
  place: texts.hintPlace,
  tree: texts.hintTree,
} as const

export function SiteTools({ stage }: { stage: MapStage | undefined }) {
  const say = useSay()
  const { hand, tool } = useSiteDesk()
  return (
    <div className={railStyles.rail} role="toolbar" aria-orientation="vertical" aria-label={say(texts.tools)}>
      <div className={railStyles.group}>
        {siteTools.map((name) => {
          const Icon = icons[name]
          return (
            <div key={name} className={railStyles.slot}>
              <Tooltip
                title={tool === name ? undefined : `${say(texts[name])} ${siteKeys[name]}`}
                placement="right"
              >
                <button
                  type="button"
                  className={railStyles.tool}
                  aria-label={say(texts[name])}
                  aria-keyshortcuts={siteKeys[name]}
                  aria-pressed={tool === name}
                  onClick={() => hand.use(name)}
                >
                  <Icon />
                  <kbd>{siteKeys[name]}</kbd>
                </button>
              </Tooltip>
              {tool === name && name !== 'select' ? <Choices tool={name} stage={stage} /> : null}
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** What is drawn next, how, and a way to draw it without a pointer. */
function Choices({ tool, stage }: { tool: Exclude<SiteTool, 'select'>; stage: MapStage | undefined }) {
  const say = useSay()
  const language = useLanguage()
  const { hand, halls, making, make } = useSiteDesk()
  const placed = useSiteState((state) => state.draft.halls)
  const missing = halls.filter(({ code }) => !placed.some(({ hall }) => hall === code))
  const choices: readonly (readonly [key: string, name: string, isChosen: boolean, choose: () => void])[] =
    (() => {
      switch (tool) {
        case 'hall':
          return missing.map(
            ({ code, name }) =>
              [code, `${code} ${name[language]}`, making.hall === code, () => make({ hall: code })] as const,
          )
        case 'ground':
          return groundUses.map(
            (use) =>
              [use, groundNames[use][language], making.ground === use, () => make({ ground: use })] as const,
          )
        case 'gate':
          return gateUses.map(
            (use) => [use, gateNames[use][language], making.gate === use, () => make({ gate: use })] as const,
          )
        case 'place':
          return placeUses.map(
            (use) =>
              [use, placeNames[use][language], making.place === use, () => make({ place: use })] as const,
          )
        case 'tree':
          return []
      }
    })()
  function putInMiddle(): void {
    if (!stage) return
    const { x, y, width, depth } = visibleFloor(stage.view(), stage.size())
    hand.putAt({ x: x + width / 2, y: y + depth / 2 })
  }
  const isReady = tool !== 'hall' || missing.some(({ code }) => code === making.hall)
  return (
    <div className={styles.choices}>
      <div className={choiceStyles.wide}>
        {choices.length > 0 ? (
          <fieldset aria-label={say(texts.newAre)}>
            {choices.map(([key, name, isChosen, choose]) => (
              <button key={key} type="button" aria-pressed={isChosen} onClick={choose}>
                {name}
              </button>
            ))}
          </fieldset>
        ) : null}
        <p className={styles.hint}>
          {say(tool === 'hall' && missing.length === 0 ? texts.allPlaced : hints[tool])}
        </p>
        {isReady && !(tool === 'hall' && missing.length === 0) ? (
          <Button size="small" onClick={putInMiddle}>
            {say(texts.putInMiddle)}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
