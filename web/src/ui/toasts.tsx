import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLanguage, useSay } from '../lib/language'
import { notices, type StandingNotice } from '../session/notices'
import { type Tone, ToneIcon } from './plain/tone-icon'
import styles from './toasts.module.css'
import { uiTexts } from './ui.texts'

const tones: Record<StandingNotice['tone'], Tone> = {
  success: 'ok',
  info: 'info',
  warning: 'warn',
  error: 'bad',
}

/** Shows what code without a screen wants to say. The region is there before its first words, or they go unread. */
export function Toasts() {
  const standing = useSyncExternalStore(notices.subscribe, notices.standing)
  return (
    <div className={styles.toasts} role="status" aria-atomic="false">
      {standing.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
    </div>
  )
}

function Toast({ notice: { id, tone, text, retry, next } }: { notice: StandingNotice }) {
  const language = useLanguage()
  const say = useSay()
  const [held, hold] = useState(false)
  // Bad news waits for people who are not looking at the screen just then.
  const seconds = tone === 'warning' || tone === 'error' ? 20 : 6

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => notices.dismiss(id), seconds * 1000)
    return () => clearTimeout(timer)
  }, [id, seconds, held])

  function leaveFor(act: () => void): void {
    notices.dismiss(id)
    act()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it there for longer
    <div
      className={styles.toast}
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <ToneIcon tone={tones[tone]} />
      <span>{text(language)}</span>
      {retry ? <Act words={say(uiTexts.retry)} onAct={() => leaveFor(retry)} /> : null}
      {next ? <Act words={next.text(language)} onAct={() => leaveFor(next.go)} /> : null}
    </div>
  )
}

function Act({ words, onAct }: { words: string; onAct: () => void }) {
  return (
    <button type="button" className={styles.retry} onClick={onAct}>
      {words}
    </button>
  )
}
