import type { CallGiven } from '@fairground/wire/kernel/client'
import type { Endpoint } from '@fairground/wire/kernel/endpoint'
import { useRef, useState } from 'react'
import { download } from '../session/download'
import { announceFailure } from './announce'

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
      announceFailure(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, start }
}
