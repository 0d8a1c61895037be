import type { ShownValue } from '@fairground/wire/review'
import { Image } from 'antd'
import { fileAddress } from '../../company'
import { useSay } from '../../lib/language'
import { detailTexts as texts } from './detail.texts'
import styles from './shown.module.css'

/** A value of the sign-up: words, a picture to enlarge, or a document to fetch. */
export function Shown({ value }: { value: ShownValue }) {
  const say = useSay()
  const { text, file } = value
  if (!file) return text ? <span className={styles.text}>{text}</span> : <Nothing />
  if (!file.picture)
    return (
      <a className={styles.document} href={fileAddress(file.id)} download={file.name}>
        {file.name} <span>{say(texts.download)}</span>
      </a>
    )
  return <Picture id={file.id} name={file.name} />
}

export function Picture({ id, name, size = 96 }: { id: string; name: string; size?: number }) {
  const say = useSay()
  return (
    <Image
      rootClassName={styles.picture ?? ''}
      src={fileAddress(id, true)}
      alt={say(texts.picture, { name })}
      width={size}
      height={size}
      preview={{ src: fileAddress(id), mask: say(texts.enlarge) }}
    />
  )
}

export function Nothing() {
  return <span className={styles.nothing}>{useSay()(texts.empty)}</span>
}
