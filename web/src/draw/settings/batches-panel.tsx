import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { batchName } from '@fairground/domain/window'
import { signUpFigures } from '@fairground/wire/company/lookups'
import { type DrawBatch, saveDrawBatches } from '@fairground/wire/draw'
import { Alert, Button, InputNumber } from 'antd'
import { useLanguage, useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { useMayCall } from '../../session/use-session'
import { Panel } from '../../ui/panel'
import { roomOf } from './batch-draft'
import styles from './settings.module.css'
import { settingsTexts as texts } from './settings.texts'
import type { BatchDraft } from './use-batch-draft'
import { useSaving } from './use-saving'
import { WallRangeInput } from './wall-range-input'

interface Props {
  round: number
  draft: BatchDraft
  saved: readonly DrawBatch[]
  companies: number
  /** A frozen list has its batches, and they stand. */
  frozen: boolean
}

/** How many choose in each batch, and when. */
export function BatchesPanel({ round, draft, saved, companies, frozen }: Props) {
  const say = useSay()
  const saving = useSaving(round, draft)
  const editable = useMayCall(saveDrawBatches) && !frozen
  const council = useCall(signUpFigures).data?.councilMembers
  const room = roomOf(draft.rows)

  return (
    <Panel
      id="batches"
      title={say(texts.batches)}
      note={
        <>
          {say(texts.room, { room, count: companies })}
          {room < companies ? (
            <strong className={styles.lacking}> · {say(texts.lacking, { count: companies - room })}</strong>
          ) : null}
          {round === 1 && council !== undefined ? ` · ${say(texts.council, { count: council })}` : null}
        </>
      }
      aside={
        editable ? (
          <span className={styles.actions}>
            {draft.changed ? <Button onClick={draft.discard}>{say(texts.discard)}</Button> : null}
            <Button
              type="primary"
              loading={saving.busy}
              disabled={!draft.changed}
              onClick={() => void saving.save()}
            >
              {say(texts.save)}
            </Button>
          </span>
        ) : null
      }
    >
      {draft.outdated ? (
        <Alert
          type="warning"
          showIcon
          banner
          title={say(texts.changedElsewhere)}
          action={
            <Button size="small" onClick={draft.discard}>
              {say(texts.loadLatest)}
            </Button>
          }
        />
      ) : null}
      <BatchRows draft={draft} faults={saving.faults} saved={saved} editable={editable} />
      {editable ? (
        <p className={styles.add}>
          <Button type="dashed" icon={<PlusOutlined aria-hidden />} onClick={draft.add}>
            {say(texts.add)}
          </Button>
        </p>
      ) : null}
      {saving.holder}
    </Panel>
  )
}

interface RowsProps {
  draft: BatchDraft
  faults: ReturnType<typeof useSaving>['faults']
  saved: readonly DrawBatch[]
  editable: boolean
}

function BatchRows({ draft, faults, saved, editable }: RowsProps) {
  const say = useSay()
  const language = useLanguage()
  const { rows } = draft
  if (rows.length === 0) return <p className={styles.none}>{say(texts.none)}</p>
  return (
    <table className={editable ? styles.batches : styles.settled}>
      <thead>
        <tr>
          <th scope="col">{say(texts.batch)}</th>
          <th scope="col">{say(texts.size)}</th>
          <th scope="col">{say(texts.time)}</th>
          <th scope="col">{say(texts.changedBy)}</th>
          {editable ? <td /> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, id, size, startsAt, endsAt }, index) => {
          const batch = batchName(index + 1, language)
          const wrong = faults[key] ?? {}
          return (
            <tr key={key}>
              <th scope="row">{batch}</th>
              <td>
                {editable ? (
                  <InputNumber
                    aria-label={say(texts.sizeOf, { batch })}
                    min={0}
                    max={1_000_000}
                    precision={0}
                    {...(wrong.size ? { status: 'error' as const } : {})}
                    value={size}
                    onChange={(typed) => draft.edit(key, { size: typed })}
                  />
                ) : (
                  size
                )}
                {wrong.size ? <p role="alert">{wrong.size}</p> : null}
              </td>
              <td>
                {editable ? (
                  <WallRangeInput
                    label={say(texts.timeOf, { batch })}
                    startsAt={startsAt}
                    endsAt={endsAt}
                    wrong={wrong.time !== undefined}
                    onChange={(span) => draft.edit(key, span)}
                  />
                ) : (
                  `${startsAt} – ${endsAt}`
                )}
                {wrong.time ? <p role="alert">{wrong.time}</p> : null}
              </td>
              <td className={editable ? styles.who : undefined}>
                {saved.find((one) => one.id === id)?.changedByName}
              </td>
              {editable ? (
                <td className={styles.rowActions}>
                  <Button
                    type="text"
                    icon={<ArrowUpOutlined />}
                    aria-label={say(texts.up, { batch })}
                    disabled={index === 0}
                    onClick={() => draft.move(index, -1)}
                  />
                  <Button
                    type="text"
                    icon={<ArrowDownOutlined />}
                    aria-label={say(texts.down, { batch })}
                    disabled={index === rows.length - 1}
                    onClick={() => draft.move(index, 1)}
                  />
                  <Button
                    type="text"
                    danger
                    icon={<DeleteOutlined />}
                    aria-label={say(texts.remove, { batch })}
                    onClick={() => draft.remove(key)}
                  />
                </td>
              ) : null}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
