import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import type { KeptRow } from '@fairground/wire/list'
import { Button } from 'antd'
import { useSay } from '../lib/language'
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
      <Button
        type="text"
        size="small"
        icon={<ArrowUpOutlined />}
        aria-label={say(texts.moveUp, { name })}
        disabled={place === 0}
        onClick={() => void moving.move(row, -1)}
      />
      <Button
        type="text"
        size="small"
        icon={<ArrowDownOutlined />}
        aria-label={say(texts.moveDown, { name })}
        disabled={place === moving.total - 1}
        onClick={() => void moving.move(row, 1)}
      />
    </span>
  )
}
