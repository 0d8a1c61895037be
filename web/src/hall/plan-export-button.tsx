import type { Text } from '@fairground/domain/text'
import { useState } from 'react'
import { useSay } from '../lib/language'
import { onDemand } from '../ui/on-demand'
import { SaveIcon } from './icons'
import styles from './map-bar.module.css'
import { planExportTexts as texts } from './plan-export.texts'

export const PlanExportDialog = onDemand(async () => (await import('./plan-export-dialog')).PlanExportDialog)

/** For people who are signed in; the dialog comes when it is asked for. */
export function PlanExportButton({ hall }: { hall: { id: string; code: string; name: Text } }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const name = say(texts.export)
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        onClick={() => setOpen(true)}
        aria-label={name}
        title={name}
      >
        <SaveIcon />
      </button>
      {isOpen ? <PlanExportDialog hall={hall} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
