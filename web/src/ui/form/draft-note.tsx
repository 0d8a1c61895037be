import { Button } from 'antd'
import { useSay } from '../../lib/language'
import { uiTexts } from '../ui.texts'
import styles from './draft-note.module.css'
import type { Draft } from './use-draft'

export function DraftNote({ draft }: { draft: Draft }) {
  const say = useSay()
  return (
    <div role="status">
      {draft.restored ? (
        <p className={styles.note}>
          {say(uiTexts.draftRestored)}
          <Button type="link" size="small" onClick={draft.discard}>
            {say(uiTexts.draftDiscard)}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
