import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallResult, Endpoint } from '@fairground/wire/kernel/endpoint'
import { useEffect, useRef, useState } from 'react'
import { useSay } from '../../lib/language'
import type { TextEntry } from '../../lib/text'
import { sendFile } from '../../session/send-file'
import { endReasonOf } from '../../session/session-store'
import { uploadTexts } from './upload.texts'

/** A file on its way, or one that did not make it. */
export interface Upload {
  key: number
  name: string
  /** How much of it has left, from 0 to 1. */
  share: number
  fault?: string
  /** The file, where another try may end differently. */
  again?: File
}

interface Options<E extends Endpoint> {
  endpoint: E
  body?: Record<string, unknown>
  /** What can be said at once, without sending twenty megabytes first. The server looks inside. */
  faultOf: (file: File) => string | undefined
  failed: TextEntry
  onStored: (stored: CallResult<E>) => void
}

/** Files on their way to the server, each with its own progress and its own end. */
export function useUploads<E extends Endpoint>({ endpoint, body, faultOf, failed, onStored }: Options<E>) {
  const say = useSay()
  const [uploads, setUploads] = useState<Upload[]>([])
  const controls = useRef(new Map<number, AbortController>())
  const next = useRef(0)

  useEffect(() => {
    const running = controls.current
    return () => {
      for (const control of running.values()) control.abort()
    }
  }, [])

  const add = (upload: Upload) => setUploads((all) => [...all, upload])
  const change = (key: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  const remove = (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key))

  async function start(file: File): Promise<void> {
    const key = next.current++
    const { name } = file
    const fault = faultOf(file)
    if (fault) return add({ key, name, share: 0, fault })
    const control = new AbortController()
    controls.current.set(key, control)
    add({ key, name, share: 0 })
    try {
      const onProgress = (share: number) => change(key, { share })
      const stored = await sendFile(endpoint, file, {
        ...(body ? { body } : {}),
        onProgress,
        signal: control.signal,
      })
      if (control.signal.aborted) return
      remove(key)
      onStored(stored)
    } catch (error) {
      if (control.signal.aborted) return
      if (endReasonOf(error)) remove(key)
      else change(key, explain(error, file))
    } finally {
      controls.current.delete(key)
    }
  }

  function explain(error: unknown, file: File): Pick<Upload, 'fault' | 'again'> {
    if (!(error instanceof CallFailure)) return { fault: say(failed), again: file }
    if (error.code === 'unreachable') return { fault: say(uploadTexts.unreachable), again: file }
    const passing = error.code === codes.busy || error.code === codes.tooMany
    return { fault: error.message || say(failed), ...(passing ? { again: file } : {}) }
  }

  function drop(key: number): void {
    controls.current.get(key)?.abort()
    remove(key)
  }

  return {
    uploads,
    running: uploads.filter(({ fault }) => fault === undefined).length,
    start: (file: File) => void start(file),
    drop,
    /** One file alone: it takes the place of whatever was on its way or went wrong. */
    replace(file: File): void {
      for (const { key } of uploads) drop(key)
      void start(file)
    },
  }
}
