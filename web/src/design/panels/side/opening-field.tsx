import { openingName } from '@fairground/domain/booth'
import type { DraftBooth } from '@fairground/floorplan/design/draft'
import { setOnBooths } from '@fairground/floorplan/design/operations/bulk'
import type { Side } from '@fairground/floorplan/geometry'
import { useState } from 'react'
import { useLanguage, useSay } from '../../../lib/language'
import { useDesign } from '../../design-context'
import { boothTexts as texts } from './booth.texts'
import { faultOf } from './booth-check'
import { FieldRow } from './field-row'
import { TypedField } from './fields'
import styles from './opening-field.module.css'
import { useIsOff } from './use-is-off'
import { useOpenSides } from './use-open-sides'

const compass = { top: texts.north, right: texts.east, bottom: texts.south, left: texts.west } as const

/** The walls that stay, drawn; what is open is dotted. */
const walls: readonly (readonly Side[])[] = [['left', 'top', 'right'], ['top', 'right'], ['top'], []]
const lines: Record<Side, string> = { top: 'M3 3H19', right: 'M19 3V19', bottom: 'M3 19H19', left: 'M3 3V19' }

/** How many sides are open: as the plan has it, or otherwise with a reason. */
export function OpeningField({ booth, edit }: { booth: DraftBooth; edit: string }) {
  const say = useSay()
  const language = useLanguage()
  const { hall, editor } = useDesign()
  const isOff = useIsOff()
  const found = useOpenSides(booth.id)
  const [wanted, setWanted] = useState<number>()
  const sides = wanted ?? booth.opening?.sides ?? found.length
  const differs = sides !== found.length

  function set(opening: DraftBooth['opening']): void {
    editor.change('edit', (draft) => setOnBooths(draft, [booth.id], { opening }), { run: edit })
  }
  function choose(next: number): void {
    if (next === found.length) {
      setWanted(undefined)
      if (booth.opening) set(undefined)
    } else if (booth.opening) set({ ...booth.opening, sides: next })
    else setWanted(next)
  }

  const names =
    found.length === 4
      ? say(texts.allSides)
      : found.map((side) => say(compass[side])).join(language === 'zh' ? '、' : ', ')
  return (
    <>
      <FieldRow
        label={say(texts.entry)}
        required
        aside={say(texts.byPlace, { sides: names || say(texts.noOpening) })}
      >
        <div className={styles.choices}>
          {walls.map((standing, index) => (
            <button
              key={standing.join()}
              type="button"
              className={styles.choice}
              aria-pressed={sides === index + 1}
              disabled={isOff}
              onClick={() => choose(index + 1)}
            >
              <Glyph walls={standing} />
              {openingName(index + 1)?.[language].replace(/ sides? open$/, '')}
            </button>
          ))}
        </div>
      </FieldRow>
      {differs && sides > 0 ? (
        <TypedField<string>
          key={sides}
          label={texts.openReason}
          required
          shown={booth.opening?.reason ?? ''}
          maxLength={200}
          keptAs={`${booth.id} opening`}
          untyped={faultOf({ hall, booth, language }, { openSides: sides, openReason: '' })}
          read={(text) => {
            const fault = faultOf({ hall, booth, language }, { openSides: sides, openReason: text })
            return fault ? { fault } : { value: text.trim() }
          }}
          commit={(reason) => {
            setWanted(undefined)
            set({ sides, reason })
          }}
        />
      ) : null}
    </>
  )
}

function Glyph({ walls: standing }: { walls: readonly Side[] }) {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" fill="none" aria-hidden="true" focusable="false">
      {(Object.keys(lines) as Side[]).map((side) => (
        <path
          key={side}
          d={lines[side]}
          stroke="currentColor"
          {...(standing.includes(side)
            ? { strokeWidth: 2.4, strokeLinecap: 'square' as const }
            : { strokeWidth: 1, strokeDasharray: '1.5 2', opacity: 0.55 })}
        />
      ))}
    </svg>
  )
}
