import { translate } from '@fairground/domain/text'
import type { CallResult, Endpoint } from '@fairground/wire/kernel/endpoint'
import { Button } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import type { TextEntry } from '../../lib/text'
import { DropBox } from './drop-box'
import { FileInput } from './file-input'
import type { FileKind } from './file-kinds'
import uploadStyles from './upload.module.css'
import { uploadTexts as texts } from './upload.texts'
import styles from './upload-field.module.css'
import { UploadProgress } from './upload-progress'
import { useUploads } from './use-uploads'

/** What a form's item gives the field in it. */
export interface UploadValue {
  id?: string
  value?: string | null
  onChange?: (fileId: string | null) => void
}

interface Props<E extends Endpoint> extends UploadValue {
  endpoint: E
  body?: Record<string, unknown>
  takes: FileKind
  mostMegabytes: number
  /** What the server calls the file from now on, and the name it came with. */
  storedAs?: (stored: CallResult<E>) => { id: string; name: string }
  /** What is sent in the place of a file that was chosen; nothing where somebody thought better of it. */
  prepare?: (file: File) => Promise<File | undefined>
  /** Where what came of the file matters, and not the file. */
  onStored?: (stored: CallResult<E>) => void
  /** Where no label of a form names it. */
  label?: string
  hint: string
  /** Of the file that is there, with its name where it was uploaded just now; of none without a value. */
  said?: (value: string | null, name: string | undefined) => string | undefined
  /** Before the words: the picture, or its empty place. */
  picture?: ReactNode
  choose?: TextEntry
  replace?: TextEntry
  /** Where a file that is there can be taken away again. */
  remove?: TextEntry
  layout?: 'row' | 'beside' | 'column'
}

/** One file of a form: chosen or dropped, on its way with its progress, there, or refused in words. */
export function UploadField<E extends Endpoint>({
  id,
  value = null,
  onChange,
  endpoint,
  body,
  takes,
  mostMegabytes,
  storedAs,
  prepare,
  onStored,
  label,
  hint,
  said,
  picture,
  choose = takes.choose,
  replace: another = choose,
  remove,
  layout = 'row',
}: Props<E>) {
  const say = useSay()
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [fresh, setFresh] = useState<{ id: string; name: string }>()
  const { uploads, replace, drop } = useUploads({
    endpoint,
    ...(body ? { body } : {}),
    faultOf(file) {
      const fault = takes.faultOf(file, mostMegabytes)
      return fault && translate(fault, language, { limit: mostMegabytes })
    },
    failed: texts.failed,
    onStored(stored) {
      onStored?.(stored)
      const kept = storedAs?.(stored)
      setFresh(kept)
      if (kept) onChange?.(kept.id)
    },
  })
  const [upload] = uploads
  const sending = upload && upload.fault === undefined
  const again = upload?.again
  const words = said?.(value, fresh?.id === value ? fresh?.name : undefined)
  const size = layout === 'row' ? 'medium' : 'small'

  async function take([file]: File[]): Promise<void> {
    if (!file) return
    const isWrong = takes.faultOf(file, mostMegabytes) !== undefined
    const sent = prepare && !isWrong ? await prepare(file) : file
    if (sent) replace(sent)
  }

  return (
    <DropBox className={styles[layout]} onFiles={(files) => void take(files)}>
      <FileInput
        ref={input}
        id={id}
        accept={takes.accept}
        label={label}
        onFiles={(files) => void take(files)}
      />
      {picture}
      <div className={styles.rest}>
        <div className={styles.words}>
          {sending ? <UploadProgress name={upload.name} share={upload.share} /> : null}
          {words && !sending ? <strong>{words}</strong> : null}
          {sending ? null : <span className={uploadStyles.hint}>{hint}</span>}
          <span role="alert" className={styles.fault}>
            {upload?.fault}
          </span>
        </div>
        <div className={styles.buttons}>
          {sending ? (
            <Button size={size} onClick={() => drop(upload.key)}>
              {say(texts.stop)}
            </Button>
          ) : (
            <>
              {again ? (
                <Button size={size} onClick={() => replace(again)}>
                  {say(texts.retry)}
                </Button>
              ) : null}
              <Button size={size} tabIndex={-1} aria-hidden="true" onClick={() => input.current?.click()}>
                {say(value ? another : choose)}
              </Button>
              {value && remove ? (
                <Button
                  size={size}
                  type="text"
                  onClick={() => {
                    onChange?.(null)
                    input.current?.focus()
                  }}
                >
                  {say(remove)}
                </Button>
              ) : null}
            </>
          )}
        </div>
      </div>
    </DropBox>
  )
}
