import { type ReactNode, useId } from 'react'
import button from '../plain-button.module.css'
import { DropBox } from './drop-box'
import styles from './drop-field.module.css'
import { FileInput } from './file-input'

interface Props {
  label: string
  accept: string
  onFile: (file: File) => void
  /** What else can be done, and the words about it. */
  children: ReactNode
}

/** A file that is read in the browser and goes nowhere: chosen or dropped, on pages that load no component library. */
export function DropField({ label, accept, onFile, children }: Props) {
  const id = useId()
  const take = ([file]: File[]) => {
    if (file) onFile(file)
  }
  return (
    <DropBox className={styles.field} onFiles={take}>
      <label htmlFor={id} className={button.small}>
        {label}
        <FileInput id={id} accept={accept} onFiles={take} />
      </label>
      {children}
    </DropBox>
  )
}
