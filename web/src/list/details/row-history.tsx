import type { HistoryEntry, KeptList, ListRow } from '@fairground/wire/list'
import { Button, Modal, Skeleton } from 'antd'
import { useLanguage, useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { EmptyState } from '../../ui/empty-state'
import { listMoment } from '../../ui/list/list-moment'
import { LoadFailed } from '../../ui/load-failed'
import { cellText } from '../cells'
import { listTexts } from '../list.texts'
import { useReader } from '../use-reader'
import { useRestore } from '../use-restore'
import { ChangeList } from './change-list'
import styles from './details.module.css'
import { detailsTexts as texts } from './details.texts'
import { changesOf, kindOf } from './history-changes'

interface Props {
  list: KeptList
  row: ListRow
  mayRestore: boolean
  onDone: () => void
}

export function RowHistory({ list, row, mayRestore, onDone }: Props) {
  const say = useSay()
  const language = useLanguage()
  const reader = useReader(list.fields)
  const [modal, holder] = Modal.useModal()
  const { busy, restore } = useRestore(list, onDone)
  const { data, isError, isFetching, refetch } = useCall(list.calls.history, { params: { id: row.id } })
  const names = Object.keys(list.fields).filter((name) => list.fields[name]?.kind !== 'company')

  const linesOf = (entry: Pick<HistoryEntry, 'before' | 'after'>) =>
    changesOf(names, entry).map(({ field, before, after }) => {
      const described = list.fields[field]
      const read = (value: unknown) =>
        described ? cellText(field, described, { [field]: value }, reader) : ''
      return {
        key: field,
        title: described?.title[language] ?? field,
        before: read(before),
        after: read(after),
      }
    })

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
    return isError ? <LoadFailed onRetry={() => void refetch()} busy={isFetching} /> : <Skeleton active />
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
                {entry.actorName} ·{' '}
                <span className={styles.moment}>{listMoment(entry.at, reader.timeZone)}</span>
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
