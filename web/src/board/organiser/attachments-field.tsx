import { CloseOutlined, PlusOutlined } from '@ant-design/icons'
import { attachmentFaults, attachmentLimit, noticeLimits } from '@fairground/domain/board'
import { translate } from '@fairground/domain/text'
import { type NoticeAttachment, uploadAttachment } from '@fairground/wire/board/attachments'
import { Button, Form } from 'antd'
import { useEffect, useRef } from 'react'
import { fileSize } from '../../lib/file-size'
import { useLanguage, useSay } from '../../lib/language'
import { DropBox } from '../../ui/upload/drop-box'
import { FileInput } from '../../ui/upload/file-input'
import uploadStyles from '../../ui/upload/upload.module.css'
import { UploadProgress } from '../../ui/upload/upload-progress'
import { type Upload, useUploads } from '../../ui/upload/use-uploads'
import { KindSign } from '../attachment-links'
import styles from './attachments-field.module.css'
import { organiserBoardTexts as texts } from './organiser-board.texts'

interface Props {
  id?: string
  /** The files' ids; what they are called stands in the form beside them. */
  value?: string[]
  onChange?: (ids: string[]) => void
  onRunning: (count: number) => void
}

/** The files of a notice. */
export function AttachmentsField({ id, value = [], onChange, onRunning }: Props) {
  const say = useSay()
  const language = useLanguage()
  const form = Form.useFormInstance()
  const known = (Form.useWatch('files', { form, preserve: true }) as NoticeAttachment[] | undefined) ?? []
  const input = useRef<HTMLInputElement>(null)
  const files = value.flatMap((one) => known.find((file) => file.id === one) ?? [])

  function keep(next: NoticeAttachment[]): void {
    form.setFieldValue('files', next)
    onChange?.(next.map((file) => file.id))
  }

  const uploads = useUploads({
    endpoint: uploadAttachment,
    faultOf(file) {
      const fault = faultBeforeSending(file)
      return fault && translate(fault, language, { limit: attachmentLimit.megabytes })
    },
    failed: texts.uploadFailed,
    onStored(stored) {
      const now = (form.getFieldValue('files') as NoticeAttachment[] | undefined) ?? []
      keep([...now, stored])
    },
  })
  const room = noticeLimits.attachments - files.length - uploads.running
  useEffect(() => onRunning(uploads.running), [uploads.running, onRunning])

  function take(chosen: File[]): void {
    for (const file of chosen.slice(0, Math.max(0, room))) uploads.start(file)
  }

  return (
    <DropBox onFiles={take}>
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
        <FileInput
          ref={input}
          id={id}
          multiple
          accept=".pdf,.jpg,.jpeg,.png"
          disabled={room <= 0}
          onFiles={take}
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
        <span className={uploadStyles.hint}>
          {say(texts.fileHint, { size: attachmentLimit.megabytes, count: noticeLimits.attachments })}
        </span>
      </div>
    </DropBox>
  )
}

function faultBeforeSending({ name, size }: File): string | undefined {
  if (!/\.(pdf|jpe?g|png)$/i.test(name) || size === 0) return attachmentFaults.wrongKind
  return size > attachmentLimit.bytes ? attachmentFaults.tooLarge : undefined
}

function Sending({ upload, onDrop }: { upload: Upload; onDrop: () => void }) {
  const say = useSay()
  const { name, share, fault } = upload
  return (
    <li>
      <span className={styles.name}>
        {name}
        {fault ? (
          <span role="alert" className={styles.fault}>
            {fault}
          </span>
        ) : (
          <UploadProgress name={name} share={share} />
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
