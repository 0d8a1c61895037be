import { Alert, Button } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSay } from '../../lib/language'
import type { TextEntry } from '../../lib/text'
import styles from './conflict-note.module.css'

interface Choice {
  label: TextEntry
  onChoose: () => void
}

interface Props {
  title: string
  /** What is to be known before choosing. */
  children?: ReactNode
  /** What stands on the server now, where it is too long to stand here unasked. The note then comes into view. */
  latest?: { content: ReactNode; show: TextEntry; hide: TextEntry }
  /** The other's version, or the one in the form; without them the choice is made in the note itself. */
  choices?: { theirs: Choice; mine: Choice }
}

/** Somebody else saved first. Nothing is overwritten and nothing typed is lost before the person has seen both. */
export function ConflictNote({ title, children, latest, choices }: Props) {
  const say = useSay()
  const [shown, setShown] = useState(false)
  const note = useRef<HTMLDivElement>(null)
  const seek = latest !== undefined
  useEffect(() => {
    if (seek) note.current?.scrollIntoView({ block: 'center' })
  }, [seek])
  return (
    <div ref={note} className={styles.note}>
      <Alert
        type="warning"
        showIcon
        title={title}
        description={
          <>
            {children}
            {choices ? (
              <div className={styles.buttons}>
                {latest ? (
                  <Button size="small" aria-expanded={shown} onClick={() => setShown(!shown)}>
                    {say(shown ? latest.hide : latest.show)}
                  </Button>
                ) : null}
                {[choices.theirs, choices.mine].map(({ label, onChoose }) => (
                  <Button key={label.zh} size="small" onClick={onChoose}>
                    {say(label)}
                  </Button>
                ))}
              </div>
            ) : null}
            {shown && latest ? <div className={styles.latest}>{latest.content}</div> : null}
          </>
        }
      />
    </div>
  )
}
