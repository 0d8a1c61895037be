import '../../lib/zod-without-eval'
import { runDraw } from '@fairground/wire/draw'
import { mayCall } from '@fairground/wire/kernel/access'
import { CallFailure } from '@fairground/wire/kernel/client'
import { useEffect, useRef, useState } from 'react'
import { useSay } from '../../lib/language'
import { call, session } from '../../session/session'
import { useSession } from '../../session/use-session'
import type { DrawNow } from '../read-draw'
import styles from './stage.module.css'
import { stageTexts as texts } from './stage.texts'

interface Props {
  now: DrawNow
  round: number
  /** While the show is on; it comes back with what went wrong. */
  hidden: boolean
  /** The draw whose show begins, or none when it came to nothing. */
  onStarted: (drawId: string | undefined) => void
  askNow: () => void
}

/** For whoever may draw, and not there at all for anybody else. While it is off it says why. */
export function DrawButton({ now, round, hidden, onStarted, askNow }: Props) {
  const say = useSay()
  const { user, status } = useSession()
  const [complaint, setComplaint] = useState<string>()
  const busy = useRef(false)
  useEffect(() => {
    if (status === 'unknown') void session.check()
  }, [status])
  if (!user || !mayCall(runDraw.access, user)) return null

  async function draw(): Promise<void> {
    if (busy.current) return
    busy.current = true
    setComplaint(undefined)
    onStarted(now.draw?.id)
    try {
      await call(runDraw, { body: { round } })
    } catch (error) {
      onStarted(undefined)
      const said = error instanceof CallFailure && error.code !== 'unreachable' ? error.message : ''
      setComplaint(said || say(texts.drawFailed))
    } finally {
      busy.current = false
      // Also after a failure: the answer may have been lost and the draw made.
      askNow()
    }
  }

  return (
    <div className={styles.act} hidden={hidden}>
      <button type="button" className={styles.draw} disabled={now.missing !== null} onClick={draw}>
        {say(texts.draw)}
      </button>
      <p role={complaint ? 'alert' : undefined}>{complaint ?? now.missing}</p>
    </div>
  )
}
