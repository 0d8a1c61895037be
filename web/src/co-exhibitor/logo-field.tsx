import { fileMessages } from '@fairground/domain/company/sections'
import { translate } from '@fairground/domain/text'
import { uploadCoExhibitorLogo } from '@fairground/wire/co-exhibitor'
import { Button } from 'antd'
import { useRef } from 'react'
import { Thumbnail } from '../company'
import { useLanguage, useSay } from '../lib/language'
import { DropBox } from '../ui/upload/drop-box'
import { FileInput } from '../ui/upload/file-input'
import uploadStyles from '../ui/upload/upload.module.css'
import { UploadProgress } from '../ui/upload/upload-progress'
import { useUploads } from '../ui/upload/use-uploads'
import styles from './co-exhibitor.module.css'
import { coExhibitorTexts as texts } from './co-exhibitor.texts'

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

export function LogoField({ id, value, onChange }: Props) {
  const say = useSay()
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const { uploads, replace, drop } = useUploads({
    endpoint: uploadCoExhibitorLogo,
    faultOf(file) {
      const fault = faultBeforeSending(file)
      return fault && translate(fault, language)
    },
    failed: texts.uploadFailed,
    onStored: (stored) => onChange?.(stored.id),
  })
  const [upload] = uploads
  const sending = upload && upload.fault === undefined
  const again = upload?.again

  function take([file]: File[]): void {
    if (file) replace(file)
  }

  return (
    <DropBox className={styles.logo} onFiles={take}>
      <FileInput ref={input} id={id} accept=".jpg,.jpeg,.png" onFiles={take} />
      {value ? <Thumbnail key={value} fileId={value} name={say(texts.logo)} /> : null}
      {sending ? (
        <UploadProgress name={upload.name} share={upload.share} />
      ) : (
        <span className={uploadStyles.hint}>{say(texts.logoHint)}</span>
      )}
      <span role="alert" className={styles.fault}>
        {upload?.fault}
      </span>
      <div className={styles.buttons}>
        {sending ? (
          <Button size="small" onClick={() => drop(upload.key)}>
            {say(texts.stop)}
          </Button>
        ) : (
          <>
            {again ? (
              <Button size="small" onClick={() => replace(again)}>
                {say(texts.retry)}
              </Button>
            ) : null}
            <Button size="small" tabIndex={-1} aria-hidden="true" onClick={() => input.current?.click()}>
              {say(value ? texts.replaceLogo : texts.chooseLogo)}
            </Button>
          </>
        )}
      </div>
    </DropBox>
  )
}
