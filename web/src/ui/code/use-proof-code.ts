import { CallFailure } from '@fairground/wire/kernel/client'
import { useEffect, useRef, useState } from 'react'
import { useSay } from '../../lib/language'
import { endReasonOf } from '../../session/session-store'
import { proofTexts as texts } from './proof.texts'

const resendMs = 60_000
/** Outlives the dialog: closing and opening it must not promise a code the server would refuse to send yet. */
const sentAt = new Map<string, { at: number; ticket: string }>()

/** A code to a mailbox or mobile. `place` may show a refusal beside the field it is about; it answers whether it did. */
export function useProofCode(
  target: string,
  order: (target: string) => Promise<string>,
  place: (failure: CallFailure) => boolean = () => false,
) {
  const say = useSay()
  const [sending, setSending] = useState(false)
  const [fault, setFault] = useState<string>()
  const [now, setNow] = useState(Date.now)
  const busy = useRef(false)
  const sent = sentAt.get(target)
  const secondsLeft = sent ? Math.max(0, Math.ceil((sent.at + resendMs - now) / 1000)) : 0

  useEffect(() => {
    if (secondsLeft === 0) return
    const timer = setTimeout(() => setNow(Date.now()), 500)
    return () => clearTimeout(timer)
  })

  async function send(): Promise<void> {
    if (busy.current) return
    busy.current = true
    setSending(true)
    setFault(undefined)
    try {
      const ticket = await order(target)
      sentAt.set(target, { at: Date.now(), ticket })
      setNow(Date.now())
    } catch (error) {
      const placed = error instanceof CallFailure && place(error)
      if (!endReasonOf(error) && !placed) setFault(explain(error))
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  function explain(error: unknown): string {
    if (!(error instanceof CallFailure)) return say(texts.failed)
    return error.code === 'unreachable' ? say(texts.unreachable) : error.message || say(texts.failed)
  }

  return { ticket: sent?.ticket, sending, fault, secondsLeft, send }
}
