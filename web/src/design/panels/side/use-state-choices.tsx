import { boothStateNames } from '@fairground/domain/booth'
import { type HandUse, handUses } from '@fairground/floorplan/design/draft'
import { darkColours, dayColours } from '@fairground/floorplan/plan-colours'
import type { ReactNode } from 'react'
import { useCodeList } from '../../../codelist'
import { StateSwatch } from '../../../hall'
import { useAppearance } from '../../../lib/appearance'
import { useLanguage } from '../../../lib/language'
import styles from './use-state-choices.module.css'

/** The states somebody may set by hand, less those the code list keeps from the designer. */
export function useStateChoices(): { value: HandUse; label: ReactNode }[] {
  const language = useLanguage()
  const colours = useAppearance() === 'dark' ? darkColours : dayColours
  const items = useCodeList('boothStatus').data
  const isOffered = (use: HandUse): boolean =>
    !items?.some(({ value, designerHidden }) => value === use && designerHidden)
  return handUses.filter(isOffered).map((value) => ({
    value,
    label: (
      <span className={styles.state}>
        <StateSwatch colours={colours} state={value} />
        {boothStateNames[value][language]}
      </span>
    ),
  }))
}
