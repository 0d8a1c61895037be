import type { KeptList, KeptRow } from '@fairground/wire/list'
import { Button } from 'antd'
import { useSay } from '../lib/language'
import { listTexts as texts } from './list.texts'
import { MoveButtons } from './move-buttons'
import { standingOf } from './publishing/standing-of'
import { StepButtons } from './publishing/step-buttons'
import { type RowSteps, rowSteps } from './publishing/use-row-steps'
import type { Moving } from './use-moving'
import { useRestore } from './use-restore'

interface Props {
  list: KeptList
  row: KeptRow
  name: string
  removed: boolean
  steps: RowSteps
  /** While rows can be moved. */
  moving: Moving | undefined
  onEdit: () => void
  onDone: () => void
}

export function RowActions({ list, row, name, removed, steps, moving, onEdit, onDone }: Props) {
  const say = useSay()
  const { busy, restore } = useRestore(list, onDone)
  return removed ? (
    <Button
      type="link"
      size="small"
      loading={busy}
      aria-label={say(texts.restoreOf, { name })}
      onClick={() => restore(row)}
    >
      {say(texts.restore)}
    </Button>
  ) : (
    <>
      <Button type="link" size="small" aria-label={say(texts.editOf, { name })} onClick={onEdit}>
        {say(texts.edit)}
      </Button>
      <StepButtons
        record={row}
        state={row.state}
        standing={standingOf(row)}
        offered={rowSteps}
        steps={steps}
        name={name}
        look={() => ({ type: 'link', size: 'small' })}
      />
      {moving ? <MoveButtons row={row} name={name} moving={moving} /> : null}
    </>
  )
}
