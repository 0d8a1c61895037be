import type { ReactNode } from 'react'
import styles from './field-row.module.css'

interface Props {
  label: ReactNode
  /** Of the field the label is for; without one the row is a group of its own. */
  htmlFor?: string | undefined
  required?: boolean
  /** Beside the label: what is known already. */
  aside?: ReactNode
  fault?: string | undefined
  children: ReactNode
}

/** A label, what is to be known beside it, the field, and what is wrong with it. */
export function FieldRow({ label, htmlFor, required = false, aside, fault, children }: Props) {
  const words = (
    <>
      {label}
      {required ? <i aria-hidden="true"> *</i> : null}
    </>
  )
  const content = (
    <>
      <div className={styles.head}>
        {htmlFor ? <label htmlFor={htmlFor}>{words}</label> : <span>{words}</span>}
        {aside ? <span className={styles.aside}>{aside}</span> : null}
      </div>
      {children}
      {fault ? (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      ) : null}
    </>
  )
  return htmlFor ? (
    <div className={styles.row}>{content}</div>
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out by rules of its own
    <div className={styles.row} role="group" aria-label={asText(label)}>
      {content}
    </div>
  )
}

const asText = (label: ReactNode): string | undefined => (typeof label === 'string' ? label : undefined)
