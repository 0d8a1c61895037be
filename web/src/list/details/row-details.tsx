import type { Text } from '@fairground/domain/text'
import { allFields, type KeptList } from '@fairground/wire/list'
import { Alert, Button, Modal, Tabs } from 'antd'
import { useLanguage, useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { useUser } from '../../session/use-session'
import { Facts } from '../../ui/facts'
import { listMoment } from '../../ui/list/list-moment'
import { PartSkeleton } from '../../ui/part-skeleton'
import { cellText, readableFields } from '../cells'
import { listTexts } from '../list.texts'
import { mayRestore } from '../may-restore'
import { StepButtons } from '../publishing/step-buttons'
import { rowSteps, useRowSteps } from '../publishing/use-row-steps'
import { RowFailed } from '../row-failed'
import { useRowName, useShownCell } from '../use-columns'
import { useReader } from '../use-reader'
import { BothLanguages } from './both-languages'
import styles from './details.module.css'
import { detailsTexts as texts } from './details.texts'
import { RowHistory } from './row-history'

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
  const user = useUser()
  const reader = useReader(allFields(list))
  const nameOf = useRowName(list)
  const shown = useShownCell(list)
  const steps = useRowSteps(list, onDone)
  const { data: row, error, isFetching, refetch } = useCall(list.calls.find, { params: { id } })
  const touched = (who: unknown, at: unknown) =>
    at instanceof Date ? (
      <>
        {who ? `${who} · ` : null}
        <span className={styles.moment}>{listMoment(at, reader.timeZone)}</span>
      </>
    ) : (
      String(who ?? '')
    )

  const facts = () =>
    row ? (
      <Facts
        look="lines"
        empty="–"
        facts={[
          ...readableFields(list).map(([name, field]) => ({
            label: field.title[language],
            value:
              field.kind === 'bothLanguages' ? (
                <BothLanguages words={row[name] as Text} />
              ) : (
                shown(name, cellText(name, field, row, reader), row)
              ),
          })),
          { label: say(texts.created), value: touched(row.createdByName, row.createdAt) },
          { label: say(texts.updated), value: touched(row.updatedByName, row.updatedAt) },
        ]}
      />
    ) : null

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
          <Tabs
            items={[
              { key: 'facts', label: say(texts.facts), children: facts() },
              {
                key: 'history',
                label: say(texts.history),
                children: (
                  <RowHistory
                    list={list}
                    row={row}
                    mayRestore={mayRestore(user, list, row.deleted === true)}
                    onDone={onDone}
                  />
                ),
              },
            ]}
          />
        </>
      ) : error ? (
        <RowFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <PartSkeleton rows={8} />
      )}
      {steps.holder}
    </Modal>
  )
}
