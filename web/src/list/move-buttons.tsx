import type { KeptRow } from '@fairground/wire/list'
import { useSay } from '../lib/language'
import { UpDown } from '../ui/up-down'
import styles from './list.module.css'
import { listTexts as texts } from './list.texts'
import type { Moving } from './use-moving'

interface Props {
  row: KeptRow
  name: string
  moving: Moving
}

/** Not disabled while one is on its way: a button that loses the focus with every step could not be pressed twice. */
export function MoveButtons({ row, name, moving }: Props) {
  const say = useSay()
  const place = moving.placeOf(row)
  return (
    <span className={styles.moves}>
      <UpDown
        up={say(texts.moveUp, { name })}
        down={say(texts.moveDown, { name })}
        onUp={place === 0 ? undefined : () => void moving.move(row, -1)}
        onDown={place === moving.total - 1 ? undefined : () => void moving.move(row, 1)}
      />
    </span>
  )
}
