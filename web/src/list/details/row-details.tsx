import type { KeptList } from '@fairground/wire/list'
import { Alert, Button, Modal } from 'antd'
import { useLanguage, useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { PartSkeleton } from '../../ui/part-skeleton'
import { RecordFailed } from '../../ui/record-failed'
import { listTexts } from '../list.texts'
import { standingOf } from '../publishing/standing-of'
import { StepButtons } from '../publishing/step-buttons'
import { rowSteps, useRowSteps } from '../publishing/use-row-steps'
import { useRowName } from '../use-columns'
import { detailsTexts as texts } from './details.texts'
import { RowSheet } from './row-sheet'

interface Props {
  list: KeptList
  id: string
  onClose: () => void
  onDone: () => void
  onEdit: (() => void) | undefined
}

/** All of a row, and what became of it. */
export function RowDetails({ list, id, onClose, onDone, onEdit }: Props) {
  const say = useSay()
  const language = useLanguage()
  const nameOf = useRowName(list)
  const steps = useRowSteps(list, onDone)
  const { data: row, error, isFetching, refetch } = useCall(list.calls.find, { params: { id } })

  return (
    <Modal
      open
      title={row ? nameOf(row) : list.title[language]}
      width={680}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say(listTexts.close)}</Button>
          {onEdit && row && !row.deleted ? (
            <>
              <StepButtons
                record={row}
                state={row.state}
                standing={standingOf(row)}
                offered={rowSteps}
                steps={steps}
                look={() => ({})}
              />
              <Button type="primary" onClick={onEdit}>
                {say(listTexts.edit)}
              </Button>
            </>
          ) : null}
        </>
      }
    >
      {row ? (
        <>
          {row.deleted ? <Alert type="info" showIcon title={say(texts.deleted)} /> : null}
          <RowSheet list={list} row={row} onDone={onDone} />
        </>
      ) : error ? (
        <RecordFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <PartSkeleton rows={8} />
      )}
      {steps.holder}
    </Modal>
  )
}
