import { FilePdfOutlined, PictureOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef } from 'react'
import { useSay } from '../../lib/language'
import { DropBox } from '../../ui/upload/drop-box'
import { FileInput } from '../../ui/upload/file-input'
import uploadStyles from '../../ui/upload/upload.module.css'
import { UploadProgress } from '../../ui/upload/upload-progress'
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

/** One uploaded file of a form. */
export function FileField({ kind, id, value, onChange, facts, onFacts, tile = false }: Props) {
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)
  const upload = useUpload(kind, ({ fileId, kind: suffix, name }) => {
    onFacts?.({ name, kind: suffix })
    onChange?.(fileId)
  })
  const size = tile ? 'small' : 'middle'
  const pdf = facts?.kind === '.pdf'
  const image = kind === 'logo' || kind === 'productImage'
  const hint = say(image ? texts.imageHint : texts.documentHint)

  function take([file]: File[]): void {
    if (file) upload.start(file)
  }

  const actions = (
    <>
      {upload.retry ? (
        <Button size={size} onClick={upload.retry}>
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
    <DropBox className={`${styles.field} ${tile ? styles.tile : ''}`} onFiles={take}>
      <FileInput ref={input} id={id} accept={fileKinds[kind].accept} onFiles={take} />
      {value ? (
        <Thumbnail key={value} fileId={value} pdf={pdf} name={facts?.name ?? ''} />
      ) : (
        <span className={styles.blank} aria-hidden="true">
          {image ? <PictureOutlined /> : <FilePdfOutlined />}
        </span>
      )}
      <div className={styles.words}>
        {upload.sending ? (
          <>
            <strong>{upload.sending.name}</strong>
            <UploadProgress name={upload.sending.name} share={upload.sending.share} />
          </>
        ) : (
          <>
            {value ? <strong>{facts?.name || say(texts.uploaded)}</strong> : null}
            <span className={uploadStyles.hint}>{hint}</span>
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
    </DropBox>
  )
}
