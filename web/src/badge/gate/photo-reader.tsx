import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useSay } from '../../lib/language'
import styles from './gate.module.css'
import { gateTexts as texts } from './gate.texts'
import { createReader } from './read-code'

/** A picture of the badge, taken by the phone's own camera or saved before. It is read here and sent nowhere. */
export function PhotoReader({ onRead }: { onRead: (text: string) => void }) {
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  async function read(file: File): Promise<void> {
    setBusy(true)
    setFailed(false)
    try {
      const picture = await createImageBitmap(file)
      const text = await createReader().photo(picture, picture)
      picture.close()
      if (text) onRead(text)
      else setFailed(true)
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.photoReader}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={say(texts.photo)}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void read(file)
          // The same picture may be chosen again.
          target.value = ''
        }}
      />
      <Button size="large" block loading={busy} onClick={() => input.current?.click()}>
        {say(texts.photo)}
      </Button>
      {failed ? (
        <p role="alert" className={styles.note}>
          {say(texts.photoFailed)}
        </p>
      ) : null}
    </div>
  )
}
