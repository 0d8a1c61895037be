import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useSay } from '../../lib/language'
import { usePageKeys } from '../../lib/use-page-keys'
import { listTexts } from './list.texts'
import styles from './selection-bar.module.css'

interface Props {
  count: number
  onClear: () => void
  /** What can be done with the chosen rows. */
  children: ReactNode
}

/** There only while rows are ticked. */
export function SelectionBar({ count, onClear, children }: Props) {
  const say = useSay()
  usePageKeys(({ key, target }) => {
    if (key === 'Escape' && !meansSomethingElse(target)) onClear()
  })
  return (
    <div className={styles.bar} role="toolbar" aria-label={say(listTexts.withSelection)}>
      <b role="status">{say(listTexts.selected, { count })}</b>
      <div className={styles.actions}>
        {children}
        <Button
          type="text"
          aria-label={say(listTexts.clearSelection)}
          aria-keyshortcuts="Escape"
          onClick={onClear}
        >
          <CloseOutlined className={styles.cross ?? ''} />
          <span className={styles.words}>{say(listTexts.clearSelection)}</span>
          <kbd className={styles.words}>Esc</kbd>
        </Button>
      </div>
    </div>
  )
}

/** A dialog closes with the same key, and so does the menu of a filter. */
const meansSomethingElse = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[role="dialog"], textarea, input:not([type="checkbox"])') !== null
