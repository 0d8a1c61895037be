import type { WholeNotice } from '@fairground/wire/board'
import { Alert, Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useSay } from '../../lib/language'
import styles from './notice-conflict.module.css'
import { NoticeVersions } from './notice-versions'
import { organiserBoardTexts as texts } from './organiser-board.texts'

export interface Conflict {
  latest: WholeNotice
  message: string
}

interface Props {
  conflict: Conflict
  onSettle: (side: 'mine' | 'theirs') => void
}

/** Somebody else saved first. What was typed stays in the form until its writer has chosen. */
export function NoticeConflict({ conflict, onSettle }: Props) {
  const say = useSay()
  const [shown, setShown] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={place} className={styles.conflict}>
      <Alert
        type="warning"
        showIcon
        title={conflict.message}
        description={
          <>
            <div className={styles.buttons}>
              <Button size="small" aria-expanded={shown} onClick={() => setShown(!shown)}>
                {say(shown ? texts.hideLatest : texts.showLatest)}
              </Button>
              <Button size="small" onClick={() => onSettle('theirs')}>
                {say(texts.takeLatest)}
              </Button>
              <Button size="small" onClick={() => onSettle('mine')}>
                {say(texts.keepMine)}
              </Button>
            </div>
            {shown ? (
              <div className={styles.latest}>
                <NoticeVersions notice={conflict.latest} />
              </div>
            ) : null}
          </>
        }
      />
    </div>
  )
}
