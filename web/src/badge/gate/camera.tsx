import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useSay } from '../../lib/language'
import styles from './gate.module.css'
import { gateTexts as texts } from './gate.texts'
import { createReader } from './read-code'

interface Props {
  onRead: (text: string) => void
}

/** Long enough to take the badge away before it is read anew. */
const sameAgainMs = 4_000
const betweenMs = 150

/** Reads whatever badge is held before it, for as long as it is on. */
export function Camera({ onRead }: Props) {
  const say = useSay()
  const [on, setOn] = useState(false)
  const [refused, setRefused] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const report = useRef(onRead)
  report.current = onRead
  // A browser offers the camera only where nobody can listen in.
  const isOffered = typeof navigator.mediaDevices?.getUserMedia === 'function'

  useEffect(() => {
    if (!on) return
    const stop = watch(video, (text) => report.current(text))
    stop.started.catch(() => {
      setOn(false)
      setRefused(true)
    })
    return stop.now
  }, [on])

  if (!isOffered) return <p className={styles.note}>{say(texts.noCamera)}</p>
  return (
    <div className={styles.camera}>
      {on ? (
        <video ref={video} muted playsInline className={styles.video} aria-label={say(texts.picture)} />
      ) : null}
      {refused ? (
        <p role="alert" className={styles.note}>
          {say(texts.cameraRefused)}
        </p>
      ) : null}
      <Button
        type={on ? 'default' : 'primary'}
        size="large"
        block
        onClick={() => {
          setRefused(false)
          setOn(!on)
        }}
      >
        {say(on ? texts.cameraOff : texts.cameraOn)}
      </Button>
    </div>
  )
}

function watch(video: { current: HTMLVideoElement | null }, onRead: (text: string) => void) {
  const { frame } = createReader()
  let stream: MediaStream | undefined
  let ended = false
  let last = { text: '', at: 0 }

  async function look(): Promise<void> {
    const seen = video.current
    if (ended || !seen) return
    if (seen.videoWidth > 0) {
      const text = await frame(seen, { width: seen.videoWidth, height: seen.videoHeight })
      const now = Date.now()
      if (text && !ended && (text !== last.text || now - last.at > sameAgainMs)) onRead(text)
      if (text) last = { text, at: now }
    }
    setTimeout(() => void look(), betweenMs)
  }

  async function start(): Promise<void> {
    stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 } },
    })
    const shown = video.current
    if (ended || !shown) return end()
    shown.srcObject = stream
    await shown.play()
    void look()
  }

  function end(): void {
    ended = true
    for (const track of stream?.getTracks() ?? []) track.stop()
  }

  return { started: start(), now: end }
}
