import { PictureOutlined } from '@ant-design/icons'
import { fileMessages } from '@fairground/domain/company/sections'
import { translate } from '@fairground/domain/text'
import { uploadBackground } from '@fairground/wire/venue'
import { Button, Image } from 'antd'
import { useRef, useState } from 'react'
import { backgroundAddress } from '../hall'
import { useLanguage, useSay } from '../lib/language'
import { DropBox } from '../ui/upload/drop-box'
import { FileInput } from '../ui/upload/file-input'
import uploadStyles from '../ui/upload/upload.module.css'
import { UploadProgress } from '../ui/upload/upload-progress'
import { useUploads } from '../ui/upload/use-uploads'
import styles from './venue.module.css'
import { venueTexts as texts } from './venue.texts'

interface Props {
  id?: string
  value?: string | null
  onChange?: (fileId: string | null) => void
}

const mostBytes = 5 * 1024 * 1024

/** What can be said at once; the server looks inside. */
function faultBeforeSending({ name, size }: File): string | undefined {
  if (!/\.(jpe?g|png)$/i.test(name) || size === 0) return fileMessages.image.wrongKind
  return size > mostBytes ? fileMessages.image.tooLarge : undefined
}

/** The picture a hall's plan is drawn on. */
export function BackgroundField({ id, value, onChange }: Props) {
  const say = useSay()
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [fresh, setFresh] = useState<string>()
  const { uploads, replace, drop } = useUploads({
    endpoint: uploadBackground,
    faultOf(file) {
      const fault = faultBeforeSending(file)
      return fault && translate(fault, language)
    },
    failed: texts.uploadFailed,
    onStored(stored) {
      setFresh(stored.id)
      onChange?.(stored.id)
    },
  })
  const [upload] = uploads
  const sending = upload && upload.fault === undefined
  const again = upload?.again

  function take([file]: File[]): void {
    if (file) replace(file)
  }

  return (
    <DropBox className={styles.background} onFiles={take}>
      <FileInput ref={input} id={id} accept=".jpg,.jpeg,.png" onFiles={take} />
      {value ? (
        <Image
          key={value}
          src={backgroundAddress(value)}
          alt={say(texts.preview)}
          classNames={{ root: styles.thumbnail ?? '' }}
        />
      ) : (
        <span className={styles.blank} aria-hidden="true">
          <PictureOutlined />
        </span>
      )}
      <div className={styles.words}>
        {sending ? <UploadProgress name={upload.name} share={upload.share} /> : null}
        {value && !sending ? <strong>{say(value === fresh ? texts.uploaded : texts.shown)}</strong> : null}
        {sending ? null : <span className={uploadStyles.hint}>{say(texts.imageHint)}</span>}
        <span role="alert" className={styles.fault}>
          {upload?.fault}
        </span>
      </div>
      <div className={styles.buttons}>
        {sending ? (
          <Button onClick={() => drop(upload.key)}>{say(texts.stop)}</Button>
        ) : (
          <>
            {again ? <Button onClick={() => replace(again)}>{say(texts.retry)}</Button> : null}
            <Button tabIndex={-1} aria-hidden="true" onClick={() => input.current?.click()}>
              {say(value ? texts.replace : texts.chooseImage)}
            </Button>
            {value ? (
              <Button
                type="text"
                onClick={() => {
                  onChange?.(null)
                  input.current?.focus()
                }}
              >
                {say(texts.remove)}
              </Button>
            ) : null}
          </>
        )}
      </div>
    </DropBox>
  )
}
