import type { SignUpSection } from '@fairground/domain/company/sections'
import { useSay } from '../../lib/language'
import { shortSections, deskTexts as texts } from './desk.texts'
import styles from './section-chips.module.css'

interface Props {
  offered: readonly SignUpSection[]
  value?: readonly SignUpSection[]
  onChange?: (chosen: SignUpSection[]) => void
}

/** The sections a return points at; the company finds them marked. */
export function SectionChips({ offered, value = [], onChange }: Props) {
  const say = useSay()
  return (
    <fieldset className={styles.chips} aria-label={say(texts.pointAt)} title={say(texts.pointNote)}>
      {offered.map((section) => {
        const chosen = value.includes(section)
        return (
          <button
            key={section}
            type="button"
            aria-pressed={chosen}
            onClick={() => onChange?.(chosen ? value.filter((one) => one !== section) : [...value, section])}
          >
            {say(shortSections[section])}
          </button>
        )
      })}
    </fieldset>
  )
}
