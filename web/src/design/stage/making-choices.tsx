import type { Making, ToolName } from '@fairground/floorplan/design/tool'
import { areaNames, doorNames, laneNames } from '@fairground/floorplan/element-names'
import { iconNames } from '@fairground/floorplan/icon-names'
import { areaUses, doorUses, iconUses, laneUses } from '@fairground/floorplan/scene'
import { useLanguage, useSay } from '../../lib/language'
import { useDesign, useEditor } from '../design-context'
import { focusPlan } from '../panels'
import styles from './making-choices.module.css'
import { PictureChoices } from './picture-choices'
import { stageTexts as texts } from './stage.texts'

interface Choice {
  key: string
  name: string
  making: Partial<Making>
}

const tools: ReadonlySet<ToolName> = new Set(['booth', 'generate', 'area', 'lane', 'door', 'icon'])
export const hasChoices = (tool: ToolName): boolean => tools.has(tool)

/** What the next piece is to be, beside the tool that draws it. */
export function MakingChoices() {
  const say = useSay()
  const language = useLanguage()
  const { editor } = useDesign()
  const tool = useEditor((state) => state.tool)
  const making = useEditor((state) => state.making)
  const choices = choicesOf(tool)
  if (choices.length === 0) return null
  const isChosen = (choice: Choice) =>
    Object.entries(choice.making).every(([what, value]) => making[what as keyof Making] === value)
  return (
    <div className={tool === 'icon' || tool === 'area' ? styles.wide : styles.choices}>
      <fieldset aria-label={say(texts.newAre, { tool: say(texts[tool as 'area']) })}>
        {choices.map((choice) => (
          <button
            key={choice.key}
            type="button"
            aria-pressed={isChosen(choice)}
            onClick={({ detail }) => {
              editor.set({ making: choice.making })
              // By a key, and so is what comes next: back to the crosshair.
              if (detail === 0) focusPlan()
            }}
          >
            {choice.name}
          </button>
        ))}
      </fieldset>
      {tool === 'icon' ? <PictureChoices /> : null}
    </div>
  )

  function choicesOf(of: ToolName): Choice[] {
    switch (of) {
      case 'booth':
      case 'generate':
        return (['standard', 'raw'] as const).map((key) => ({
          key,
          name: say(texts[key]),
          making: { boothClass: key },
        }))
      case 'area':
        return areaUses.map((key) => ({ key, name: areaNames[key][language], making: { areaUse: key } }))
      case 'lane':
        return laneUses.map((key) => ({ key, name: laneNames[key][language], making: { laneUse: key } }))
      case 'door':
        return doorUses.map((key) => ({ key, name: doorNames[key][language], making: { doorUse: key } }))
      case 'icon':
        return iconUses.map((key) => ({ key, name: iconNames[key][language], making: { iconUse: key } }))
      default:
        return []
    }
  }
}
