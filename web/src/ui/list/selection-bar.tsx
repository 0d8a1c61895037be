import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useSay } from '../../lib/language'
import { listTexts } from './list.texts'
import styles from './selection-bar.module.css'

interface Props {
  count: number
  onClear: () => void
  /** What can be done with the chosen rows. */
  children: ReactNode
}

/** Always there, so that the rows do not jump when the first box is ticked. */
export function SelectionBar({ count, onClear, children }: Props) {
  const say = useSay()
  return (
    <div className={`${styles.bar} ${count > 0 ? styles.some : ''}`}>
      <span role="status">{say(listTexts.selected, { count })}</span>
      {children}
      {count > 0 ? (
        <Button type="text" size="small" onClick={onClear}>
          {say(listTexts.clearSelection)}
        </Button>
      ) : null}
    </div>
  )
}
