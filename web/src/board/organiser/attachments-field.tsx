import { CloseOutlined, PlusOutlined } from '@ant-design/icons'
import { attachmentLimit, noticeLimits } from '@fairground/domain/board'
import type { NoticeAttachment } from '@fairground/wire/board/attachments'
import { Button, Form, Progress } from 'antd'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useSay } from '../../lib/language'
import { KindSign } from '../attachment-links'
import { fileSize } from '../file-size'
import styles from './attachments-field.module.css'
import { organiserBoardTexts as texts } from './organiser-board.texts'
import { type Upload, useAttachmentUploads } from './use-attachment-uploads'

interface Props {
  id?: string
  /** The files' ids; what they are called stands in the form beside them. */
  value?: string[]
  onChange?: (ids: string[]) => void
  onRunning: (count: number) => void
}

/** The files of a notice. The native input is what keyboards and screen readers use; it only looks like the button. */
export function AttachmentsField({ id, value = [], onChange, onRunning }: Props) {
  const say = useSay()
  const form = Form.useFormInstance()
  const known = (Form.useWatch('files', { form, preserve: true }) as NoticeAttachment[] | undefined) ?? []
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const files = value.flatMap((one) => known.find((file) => file.id === one) ?? [])

  function keep(next: NoticeAttachment[]): void {
    form.setFieldValue('files', next)
    onChange?.(next.map((file) => file.id))
  }

  const uploads = useAttachmentUploads((stored) => {
    const now = (form.getFieldValue('files') as NoticeAttachment[] | undefined) ?? []
    keep([...now, stored])
  })
  const room = noticeLimits.attachments - files.length - uploads.running
  useEffect(() => onRunning(uploads.running), [uploads.running, onRunning])

  function take(chosen: FileList | null): void {
    for (const file of [...(chosen ?? [])].slice(0, Math.max(0, room))) uploads.start(file)
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for pointers beside the input
    <div
      className={`${styles.box} ${over ? styles.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {files.length > 0 || uploads.uploads.length > 0 ? (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.id}>
              <KindSign kind={file.kind} />
              <span className={styles.name}>{file.name}</span>
              <span className={styles.size}>{fileSize(file.bytes)}</span>
              <Remove
                label={say(texts.removeFile, { name: file.name })}
                onPress={() => keep(files.filter((other) => other !== file))}
              />
            </li>
          ))}
          {uploads.uploads.map((upload) => (
            <Sending key={upload.key} upload={upload} onDrop={() => uploads.drop(upload.key)} />
          ))}
        </ul>
      ) : null}
      <div className={styles.add}>
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          className={styles.input}
          accept=".pdf,.jpg,.jpeg,.png"
          disabled={room <= 0}
          onChange={({ target }) => {
            take(target.files)
            // The same file may be chosen again after a failure.
            target.value = ''
          }}
        />
        <Button
          icon={<PlusOutlined />}
          tabIndex={-1}
          aria-hidden="true"
          disabled={room <= 0}
          onClick={() => input.current?.click()}
        >
          {say(texts.addFiles)}
        </Button>
        <span className={styles.hint}>
          {say(texts.fileHint, { size: attachmentLimit.megabytes, count: noticeLimits.attachments })}
        </span>
      </div>
    </div>
  )
}

function Sending({ upload, onDrop }: { upload: Upload; onDrop: () => void }) {
  const say = useSay()
  const { name, share, fault } = upload
  const percent = Math.round(share * 100)
  return (
    <li>
      <span className={styles.name}>
        {name}
        {fault ? (
          <span role="alert" className={styles.fault}>
            {fault}
          </span>
        ) : (
          <>
            <Progress percent={percent} showInfo={false} size="small" aria-label={name} />
            <span className={styles.hint}>
              {percent < 100 ? say(texts.uploading, { percent }) : say(texts.checking)}
            </span>
          </>
        )}
      </span>
      <Remove label={say(fault ? texts.removeFile : texts.stopUpload, { name })} onPress={onDrop} />
    </li>
  )
}

function Remove({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button
      type="text"
      size="small"
      icon={<CloseOutlined />}
      aria-label={label}
      title={label}
      onClick={onPress}
    />
  )
}
