import { useEffect, useRef, useState } from 'react'
import { useSay } from '../lib/language'
import { session } from '../session/session'
import { MessagePage } from '../ui/message-page'
import button from '../ui/plain-button.module.css'
import { shellTexts } from './shell.texts'
import styles from './unreachable.module.css'

/** Shown after the session call failed several times. It tries again by itself; nothing has been given up. */
export function Unreachable({ overlay = false }: { overlay?: boolean }) {
  const say = useSay()
  const [trying, setTrying] = useState(false)
  const retry = useRef<HTMLButtonElement>(null)
  useEffect(() => retry.current?.focus(), [])
  useEffect(() => {
    // A server that is back needs nobody's click, but not everybody at the same moment.
    const again = setInterval(() => void session.check(), 4_000 + Math.random() * 4_000)
    return () => clearInterval(again)
  }, [])

  async function tryAgain(): Promise<void> {
    setTrying(true)
    await session.check()
    setTrying(false)
  }

  return (
    <div
      className={overlay ? styles.overlay : undefined}
      role="alertdialog"
      aria-modal={overlay}
      aria-label={say(shellTexts.unreachableTitle)}
    >
      <MessagePage
        title={say(shellTexts.unreachableTitle)}
        lines={[say(shellTexts.unreachableKept), say(shellTexts.unreachableAdvice)]}
      >
        <button
          ref={retry}
          type="button"
          className={button.primary}
          onClick={tryAgain}
          aria-disabled={trying}
        >
          {say(trying ? shellTexts.retrying : shellTexts.retry)}
        </button>
      </MessagePage>
    </div>
  )
}
