import { type ReactNode, useState } from 'react'
import styles from './upload.module.css'

interface Props {
  className?: string | undefined
  onFiles: (files: File[]) => void
  /** A `FileInput` among it: dropping is only for pointers. */
  children: ReactNode
}

/** The frame of a field that takes files, also those dropped on it. */
export function DropBox({ className = '', onFiles, children }: Props) {
  const [over, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for pointers beside the input
    <div
      className={`${styles.box} ${over ? styles.over : ''} ${className}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}
