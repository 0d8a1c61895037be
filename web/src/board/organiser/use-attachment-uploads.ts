import { attachmentFaults, attachmentLimit } from '@fairground/domain/board'
import { translate } from '@fairground/domain/text'
import { type NoticeAttachment, uploadAttachment } from '@fairground/wire/board/attachments'
import { CallFailure } from '@fairground/wire/kernel/client'
import { useEffect, useRef, useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { sendFile } from '../../session/send-file'
import { endReasonOf } from '../../session/session-store'
import { uploadTexts } from '../../ui/upload/upload.texts'
import { organiserBoardTexts as texts } from './organiser-board.texts'

/** A file on its way, or one that did not make it. */
export interface Upload {
  key: number
  name: string
  share: number
  fault?: string
}

/** Several files at a time, each with its own progress and its own end. */
export function useAttachmentUploads(onStored: (stored: NoticeAttachment) => void) {
  const say = useSay()
  const language = useLanguage()
  const [uploads, setUploads] = useState<Upload[]>([])
  const controls = useRef(new Map<number, AbortController>())
  const next = useRef(0)

  useEffect(() => {
    const running = controls.current
    return () => {
      for (const control of running.values()) control.abort()
    }
  }, [])

  const change = (key: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  const remove = (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key))

  async function start(file: File): Promise<void> {
    const key = next.current++
    const fault = faultBeforeSending(file)
    if (fault) {
      const words = translate(fault, language, { limit: attachmentLimit.megabytes })
      setUploads((all) => [...all, { key, name: file.name, share: 0, fault: words }])
      return
    }
    const control = new AbortController()
    controls.current.set(key, control)
    setUploads((all) => [...all, { key, name: file.name, share: 0 }])
    try {
      const onProgress = (share: number) => change(key, { share })
      const stored = await sendFile(uploadAttachment, file, { onProgress, signal: control.signal })
      if (control.signal.aborted) return
      remove(key)
      onStored(stored)
    } catch (error) {
      if (!control.signal.aborted && !endReasonOf(error)) change(key, { fault: explain(error) })
    } finally {
      controls.current.delete(key)
    }
  }

  function explain(error: unknown): string {
    if (!(error instanceof CallFailure)) return say(texts.uploadFailed)
    return error.code === 'unreachable' ? say(uploadTexts.unreachable) : error.message
  }

  return {
    uploads,
    running: uploads.filter(({ fault }) => fault === undefined).length,
    start: (file: File) => void start(file),
    drop(key: number): void {
      controls.current.get(key)?.abort()
      remove(key)
    },
  }
}

/** What can be said at once, without sending twenty megabytes first. The server looks inside. */
function faultBeforeSending({ name, size }: File): string | undefined {
  if (!/\.(pdf|jpe?g|png)$/i.test(name) || size === 0) return attachmentFaults.wrongKind
  return size > attachmentLimit.bytes ? attachmentFaults.tooLarge : undefined
}
