import type { HistoryEntry, KeptList, KeptRow } from '@fairground/wire/list'
import { Button, Modal } from 'antd'
import { useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { useTimeZone } from '../../session/use-fair'
import { EmptyState } from '../../ui/empty-state'
import { listMoment } from '../../ui/list/list-moment'
import { LoadFailed } from '../../ui/load-failed'
import { PartSkeleton } from '../../ui/part-skeleton'
import { useLeaves } from '../leaves'
import { listTexts } from '../list.texts'
import { useRestore } from '../use-restore'
import { ChangeList } from './change-list'
import styles from './details.module.css'
import { detailsTexts as texts } from './details.texts'
import { changesOf, kindOf } from './history-changes'

interface Props {
  list: KeptList
  row: KeptRow
  mayRestore: boolean
  onDone: () => void
}

export function RowHistory({ list, row, mayRestore, onDone }: Props) {
  const say = useSay()
  const timeZone = useTimeZone()
  const { readable, titleOf, textOf } = useLeaves(list.fields)
  const [modal, holder] = Modal.useModal()
  const { busy, restore } = useRestore(list, onDone)
  const { data, isError, isFetching, refetch } = useCall(list.calls.history, { params: { id: row.id } })

  const linesOf = (entry: Pick<HistoryEntry, 'before' | 'after'>) =>
    changesOf(readable, entry).map(({ field, before, after }) => ({
      key: field,
      title: titleOf(field),
      before: textOf(field, before),
      after: textOf(field, after),
    }))

  async function ask(entry: HistoryEntry): Promise<void> {
    const lines = linesOf({ before: row, after: entry.before })
    const goOn = await modal.confirm({
      title: say(texts.restoreAsk),
      content: (
        <>
          <p className={styles.note}>{say(texts.restoreNote)}</p>
          <ChangeList changes={lines} />
        </>
      ),
      width: 520,
      okText: say(listTexts.restore),
      cancelText: say(listTexts.cancel),
    })
    if (goOn) await restore(row, entry.id)
  }

  if (!data)
    return isError ? (
      <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <PartSkeleton rows={4} />
    )
  if (data.length === 0) return <EmptyState title={say(texts.noHistory)} />
  return (
    <>
      <ol className={styles.history}>
        {data.map((entry) => (
          <li key={entry.id}>
            <p className={styles.entryHead}>
              <strong>
                {say(texts[kindOf(entry)])}
                {entry.action.startsWith('import') ? say(texts.byImport) : null}
              </strong>
              <span>
                {entry.actorName} · <span className={styles.moment}>{listMoment(entry.at, timeZone)}</span>
              </span>
              {mayRestore && entry.before ? (
                <Button type="link" size="small" disabled={busy} onClick={() => ask(entry)}>
                  {say(texts.restoreBefore)}
                </Button>
              ) : null}
            </p>
            {entry.after ? <ChangeList changes={linesOf(entry)} fresh={!entry.before} /> : null}
          </li>
        ))}
      </ol>
      {holder}
    </>
  )
}
