import { FilePdfOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import { fileTexts as texts } from './file.texts'
import { fileAddress } from './file-kinds'
import styles from './thumbnail.module.css'

interface Props {
  fileId: string
  pdf?: boolean
  name: string
  onGone?: () => void
}

/** A small picture of an uploaded file. An upload nobody saved is thrown away after a day, and then says so. */
export function Thumbnail({ fileId, pdf = false, name, onGone }: Props) {
  const say = useSay()
  const [gone, setGone] = useState(false)
  if (gone) return <span className={styles.gone}>{say(texts.gone)}</span>
  if (pdf)
    return (
      <span className={styles.pdf}>
        <FilePdfOutlined aria-hidden="true" />
        {say(texts.pdf)}
      </span>
    )
  return (
    <img
      className={styles.picture}
      src={fileAddress(fileId, true)}
      alt={name}
      onError={() => {
        setGone(true)
        onGone?.()
      }}
    />
  )
}
