import { translate } from '@fairground/domain/text'
import { CallFailure } from '@fairground/wire/kernel/client'
import { useEffect, useRef, useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { sendFile } from '../../session/send-file'
import { endReasonOf } from '../../session/session-store'
import { uploadTexts } from '../../ui/upload/upload.texts'
import { aboutOf, useSubject } from '../subject'
import { fileTexts as texts } from './file.texts'
import { type FileKind, faultBeforeSending, fileKinds, type StoredFile } from './file-kinds'
import { useReportUpload } from './running-uploads'

interface Upload {
  /** The file on its way, from 0 to 1. */
  sending: { name: string; share: number } | undefined
  fault: string | undefined
  start: (file: File) => Promise<void>
  stop: () => void
  /** Sends the file once more that did not arrive; absent when another try would end the same way. */
  retry: (() => Promise<void>) | undefined
}

export function useUpload(kind: FileKind, onStored: (stored: StoredFile) => void): Upload {
  const say = useSay()
  const language = useLanguage()
  const about = aboutOf(useSubject())
  const [sending, setSending] = useState<Upload['sending']>()
  const [failed, setFailed] = useState<{ fault: string; file: File | undefined }>()
  const running = useRef<AbortController>(undefined)
  useReportUpload(sending !== undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start(file: File): Promise<void> {
    running.current?.abort()
    const fault = faultBeforeSending(kind, file)
    if (fault) return setFailed({ fault: translate(fault, language), file: undefined })
    const control = new AbortController()
    running.current = control
    setFailed(undefined)
    setSending({ name: file.name, share: 0 })
    try {
      const stored = await sendFile(fileKinds[kind].call, file, {
        body: about,
        onProgress: (share) => setSending({ name: file.name, share }),
        signal: control.signal,
      })
      if (!control.signal.aborted) onStored(stored)
    } catch (error) {
      if (!control.signal.aborted && !endReasonOf(error)) setFailed(explain(error, file))
    } finally {
      if (running.current === control) setSending(undefined)
    }
  }

  function explain(error: unknown, file: File) {
    if (error instanceof CallFailure && error.code !== 'unreachable')
      return { fault: error.message || say(texts.failed), file: undefined }
    return { fault: say(error instanceof CallFailure ? uploadTexts.unreachable : texts.failed), file }
  }

  return {
    sending,
    fault: failed?.fault,
    start,
    stop: () => running.current?.abort(),
    retry: failed?.file ? () => start(failed.file as File) : undefined,
  }
}
