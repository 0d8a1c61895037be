import { FilePdfOutlined, PictureOutlined } from '@ant-design/icons'
import { Button, Progress } from 'antd'
import { type DragEvent, useRef, useState } from 'react'
import { useSay } from '../../lib/language'
import { fileTexts as texts } from './file.texts'
import styles from './file-field.module.css'
import { type FileKind, fileKinds } from './file-kinds'
import { FilePreview } from './file-preview'
import { Thumbnail } from './thumbnail'
import { useUpload } from './use-upload'

/** What is told of a document beside its picture. */
export interface FileFacts {
  name: string
  kind: string
}

interface Props {
  kind: FileKind
  id?: string
  value?: string | undefined
  onChange?: (fileId: string | undefined) => void
  facts?: FileFacts | undefined
  onFacts?: (facts: FileFacts | undefined) => void
  /** A tall tile for product pictures instead of a row. */
  tile?: boolean
}

/**
 * One uploaded file of a form. The native input is what keyboards and screen readers use; it only looks like the
 * buttons, which are for pointers.
 */
export function FileField({ kind, id, value, onChange, facts, onFacts, tile = false }: Props) {
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const upload = useUpload(kind, ({ fileId, kind: suffix, name }) => {
    onFacts?.({ name, kind: suffix })
    onChange?.(fileId)
  })
  const size = tile ? 'small' : 'middle'
  const pdf = facts?.kind === '.pdf'
  const image = kind === 'logo' || kind === 'productImage'
  const hint = say(image ? texts.imageHint : texts.documentHint)

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) void upload.start(file)
  }

  const actions = (
    <>
      {upload.retry ? (
        <Button size={size} onClick={() => void upload.retry?.()}>
          {say(texts.retry)}
        </Button>
      ) : null}
      {value ? <FilePreview size={size} fileId={value} pdf={pdf} name={facts?.name ?? ''} /> : null}
      <Button size={size} tabIndex={-1} aria-hidden="true" onClick={() => input.current?.click()}>
        {say(value ? texts.replace : image ? texts.chooseImage : texts.choose)}
      </Button>
      {value ? (
        <Button
          type="text"
          size={size}
          onClick={() => {
            onFacts?.(undefined)
            onChange?.(undefined)
            input.current?.focus()
          }}
        >
          {say(texts.remove)}
        </Button>
      ) : null}
    </>
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for pointers beside the input
    <div
      className={`${styles.box} ${tile ? styles.tile : ''} ${over ? styles.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        id={id}
        type="file"
        className={styles.input}
        accept={fileKinds[kind].accept}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file may be chosen again after a failure.
          target.value = ''
          if (file) void upload.start(file)
        }}
      />
      {value ? (
        <Thumbnail key={value} fileId={value} pdf={pdf} name={facts?.name ?? ''} />
      ) : (
        <span className={styles.blank} aria-hidden="true">
          {image ? <PictureOutlined /> : <FilePdfOutlined />}
        </span>
      )}
      <div className={styles.words}>
        {upload.sending ? (
          <Sending name={upload.sending.name} share={upload.sending.share} />
        ) : (
          <>
            {value ? <strong>{facts?.name || say(texts.uploaded)}</strong> : null}
            <span className={styles.hint}>{hint}</span>
          </>
        )}
        <span role="alert" className={styles.fault}>
          {upload.fault}
        </span>
      </div>
      <div className={styles.buttons}>
        {upload.sending ? (
          <Button size={size} onClick={upload.stop}>
            {say(texts.stop)}
          </Button>
        ) : (
          actions
        )}
      </div>
    </div>
  )
}

function Sending({ name, share }: { name: string; share: number }) {
  const say = useSay()
  const percent = Math.round(share * 100)
  return (
    <>
      <strong>{name}</strong>
      <Progress percent={percent} showInfo={false} size="small" aria-label={name} />
      <span className={styles.hint}>
        {percent < 100 ? say(texts.uploading, { percent }) : say(texts.checking)}
      </span>
    </>
  )
}
