import type { ToolName } from '@fairground/floorplan/design/tool'
import { Tooltip } from 'antd'
import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { useSay } from '../../lib/language'
import { useMedia } from '../../ui/use-media'
import { useEditor } from '../design-context'
import { toolKeys } from './keys'
import { hasChoices, MakingChoices } from './making-choices'
import { stageTexts as texts } from './stage.texts'
import { useTable } from './stage-context'
import {
  AreaIcon,
  BoothIcon,
  DoorIcon,
  GenerateIcon,
  LaneIcon,
  MeasureIcon,
  NumberIcon,
  PictureIcon,
  PillarIcon,
  SelectIcon,
  TextIcon,
  WallIcon,
} from './stage-icons'
import styles from './tool-rail.module.css'

type RailTool = keyof typeof toolKeys

/** Words beside a button belong to the page, not beside it. */
const withinPage = (button: HTMLElement): HTMLElement => button.closest('main') ?? document.body

/** What stands together on the rail. */
const groups: readonly (readonly [RailTool, ComponentType][])[] = [
  [
    ['select', SelectIcon],
    ['booth', BoothIcon],
    ['generate', GenerateIcon],
    ['number', NumberIcon],
  ],
  [
    ['area', AreaIcon],
    ['lane', LaneIcon],
    ['wall', WallIcon],
    ['door', DoorIcon],
    ['pillar', PillarIcon],
    ['label', TextIcon],
    ['icon', PictureIcon],
  ],
  [['measure', MeasureIcon]],
]

/** `plan`: whoever presses there, or pulls by keys, has chosen; what the next piece is to be no longer covers it. */
export function ToolRail({ plan }: { plan: RefObject<HTMLElement | null> }) {
  const say = useSay()
  const { commands } = useTable()
  const tool = useEditor((state) => state.tool)
  const [folded, setFolded] = useState<ToolName>()
  const isPulling = useEditor((state) => state.isPulling)
  if (folded !== undefined && folded !== tool) setFolded(undefined)
  if (isPulling && folded !== tool) setFolded(tool)
  const canHover = useMedia('(hover: hover)')
  useEffect(() => {
    const stops = new AbortController()
    plan.current?.addEventListener('pointerdown', () => setFolded(tool), { signal: stops.signal })
    return () => stops.abort()
  }, [plan, tool])
  const isOpen = (name: RailTool) => tool === name && folded !== name && hasChoices(name)
  return (
    <div className={styles.rail} role="toolbar" aria-orientation="vertical" aria-label={say(texts.tools)}>
      {groups.map((tools) => (
        <div key={tools[0]?.[0]} className={styles.group}>
          {tools.map(([name, Icon]) => (
            <div key={name} className={styles.slot}>
              <Tooltip
                title={canHover && !isOpen(name) ? `${say(texts[name])} ${toolKeys[name]}` : undefined}
                placement="right"
                getPopupContainer={withinPage}
              >
                <button
                  type="button"
                  className={styles.tool}
                  aria-label={say(texts[name])}
                  aria-keyshortcuts={toolKeys[name]}
                  aria-pressed={tool === name}
                  {...(hasChoices(name) && { 'aria-expanded': isOpen(name) })}
                  onClick={({ detail }) => {
                    setFolded(isOpen(name) ? name : undefined)
                    // No click counted: it was pressed by a key.
                    if (tool !== name) (detail === 0 ? commands.take : commands.use)(name)
                  }}
                >
                  <Icon />
                  <kbd>{toolKeys[name]}</kbd>
                </button>
              </Tooltip>
              {isOpen(name) ? (
                <div className={styles.choices} data-choices>
                  <MakingChoices />
                </div>
              ) : null}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
