import { Alert, Button } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSay } from '../../lib/language'
import styles from './conflict-note.module.css'
import { editTexts as texts } from './edit.texts'

interface Props {
  latest: ReactNode
  onTakeLatest: () => void
  onKeepMine: () => void
}

/** Two windows, or staff and company, had the section open; nothing is overwritten before the person has seen both. */
export function ConflictNote({ latest, onTakeLatest, onKeepMine }: Props) {
  const say = useSay()
  const [shown, setShown] = useState(false)
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void note.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={note} className={styles.note}>
      <Alert
        type="warning"
        showIcon
        title={say(texts.conflictTitle)}
        description={
          <>
            <p>{say(texts.conflictText)}</p>
            <div className={styles.buttons}>
              <Button size="small" aria-expanded={shown} onClick={() => setShown(!shown)}>
                {say(shown ? texts.hideLatest : texts.showLatest)}
              </Button>
              <Button size="small" onClick={onTakeLatest}>
                {say(texts.takeLatest)}
              </Button>
              <Button size="small" onClick={onKeepMine}>
                {say(texts.keepMine)}
              </Button>
            </div>
            {shown ? <div className={styles.latest}>{latest}</div> : null}
          </>
        }
      />
    </div>
  )
}
