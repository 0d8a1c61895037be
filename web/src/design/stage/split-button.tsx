import { Button, InputNumber, Popover, Segmented } from 'antd'
import { useId, useState } from 'react'
import { useSay } from '../../lib/language'
import styles from './selection-bar.module.css'
import { stageTexts as texts } from './stage.texts'
import { useTable } from './stage-context'
import { SplitIcon } from './stage-icons'

const most = 20

/** One booth into several: which way, and how many. */
export function SplitButton() {
  const say = useSay()
  const id = useId()
  const { commands } = useTable()
  const [open, setOpen] = useState(false)
  const [along, setAlong] = useState<'x' | 'y'>('x')
  const [parts, setParts] = useState(2)
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottom"
      destroyOnHidden
      content={
        <div className={styles.split}>
          <Segmented
            block
            value={along}
            onChange={setAlong}
            options={[
              { value: 'x', label: say(texts.splitAcross) },
              { value: 'y', label: say(texts.splitDown) },
            ]}
          />
          <label htmlFor={id}>
            {say(texts.splitParts)}
            <InputNumber
              id={id}
              min={2}
              max={most}
              precision={0}
              value={parts}
              onChange={(next) => setParts(next ?? 2)}
            />
          </label>
          <p>{say(texts.splitKeeps)}</p>
          <Button
            type="primary"
            onClick={() => {
              setOpen(false)
              commands.split(along, parts)
            }}
          >
            {say(texts.splitNow)}
          </Button>
        </div>
      }
    >
      <button type="button" className={styles.act} aria-expanded={open}>
        <SplitIcon />
        {say(texts.split)}
      </button>
    </Popover>
  )
}
