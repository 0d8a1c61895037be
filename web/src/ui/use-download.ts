import { CallFailure, type CallGiven } from '@fairground/wire/kernel/client'
import type { Endpoint } from '@fairground/wire/kernel/endpoint'
import { useRef, useState } from 'react'
import { sayIn } from '../lib/text'
import { download } from '../session/download'
import { notices } from '../session/notices'
import { endReasonOf } from '../session/session-store'
import { uiTexts as texts } from './ui.texts'

/** One file at a time: a second click while the first is being written would only make the server write it twice. */
export function useDownload() {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  async function start<E extends Endpoint>(endpoint: E, given: CallGiven<E> = {}): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await download(endpoint, given)
    } catch (error) {
      if (!endReasonOf(error)) explain(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, start }
}

function explain(error: unknown): void {
  const failure = error instanceof CallFailure ? error : undefined
  const unreachable = failure?.code === 'unreachable'
  const spoken = unreachable ? '' : failure?.message
  notices.announce({
    key: 'download',
    tone: 'error',
    text: (language) => spoken || sayIn(language)(unreachable ? texts.unreachable : texts.exportFailed),
  })
}
