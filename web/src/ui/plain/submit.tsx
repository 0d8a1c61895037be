import type { ReactNode } from 'react'
import button from '../plain-button.module.css'
import { usePlainForm } from './plain-form-context'
import styles from './submit.module.css'

/** Stays where it is and readable while the form is on its way; a second click sends nothing. */
export function Submit({ small = false, children }: { small?: boolean; children: ReactNode }) {
  const { submitting } = usePlainForm()
  return (
    <button type="submit" className={small ? button.smallPrimary : button.widePrimary} aria-busy={submitting}>
      {submitting ? <span className={styles.wheel} aria-hidden="true" /> : null}
      {children}
    </button>
  )
}
