import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { Button } from 'antd'

interface Props {
  up: string
  down: string
  /** Without it there is nowhere to go. It stays while one is on its way, or the focus would be lost with every step. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

/** Puts something one place further up or down in its order. */
export function UpDown({ up, down, onUp, onDown }: Props) {
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={<ArrowUpOutlined />}
        aria-label={up}
        disabled={!onUp}
        onClick={onUp}
      />
      <Button
        type="text"
        size="small"
        icon={<ArrowDownOutlined />}
        aria-label={down}
        disabled={!onDown}
        onClick={onDown}
      />
    </>
  )
}
