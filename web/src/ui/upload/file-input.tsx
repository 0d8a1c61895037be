import type { RefObject } from 'react'
import styles from './upload.module.css'

interface Props {
  ref?: RefObject<HTMLInputElement | null>
  id?: string | undefined
  accept: string
  multiple?: boolean
  disabled?: boolean
  /** Where no label of a form names it. */
  label?: string | undefined
  onFiles: (files: File[]) => void
}

/** What keyboards and screen readers use; it only looks like the button beside it, which is for pointers. */
export function FileInput({ onFiles, label, ...props }: Props) {
  return (
    <input
      {...props}
      aria-label={label}
      type="file"
      className={styles.input}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])]
        // The same file may be chosen again after a failure.
        target.value = ''
        onFiles(files)
      }}
    />
  )
}
