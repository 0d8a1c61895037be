import { listMessages } from '@fairground/domain/list'
import type { KeptList, KeptRow, RowVersion } from '@fairground/wire/list'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import { ChangeList } from '../../list'
import { call } from '../../session/session'
import { useCall } from '../../session/use-call'
import { useTimeZone } from '../../session/use-fair'
import { listMoment } from '../../ui/list/list-moment'
import { LoadFailed } from '../../ui/load-failed'
import { Panel } from '../../ui/panel'
import { PartSkeleton } from '../../ui/part-skeleton'
import { StatusTag } from '../../ui/status-tag'
import { useCommand } from '../../ui/use-command'
import { deskAnnouncer } from '../announce'
import styles from '../portal.module.css'
import { portalTexts as texts } from '../portal.texts'
import { CompareDialog } from './compare-dialog'
import { useVersionChanges } from './use-version-changes'

interface Props {
  list: KeptList
  row: KeptRow
  mayRestore: boolean
  onDone: () => unknown
}

const shownAtFirst = 6

type VersionsCall = NonNullable<KeptList['calls']['versions']>

/** Every version with who wrote it, what changed in it, and its way back. */
export function VersionsPanel(props: Props) {
  const say = useSay()
  const { versions } = props.list.calls
  if (!versions) return null
  return (
    <Panel id="versions" title={say(texts.versions)}>
      <Versions {...props} asked={versions} />
    </Panel>
  )
}

function Versions({ asked, list, row, mayRestore, onDone }: Props & { asked: VersionsCall }) {
  const say = useSay()
  const timeZone = useTimeZone()
  const changesBetween = useVersionChanges(list)
  const [modal, holder] = Modal.useModal()
  const { busy, run } = useCommand(deskAnnouncer)
  const [all, setAll] = useState(false)
  const [compared, setCompared] = useState<number>()
  const { data: found, isError, isFetching, refetch } = useCall(asked, { params: { id: row.id } })
  if (!found)
    return isError ? (
      <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <PartSkeleton rows={3} />
    )
  const [latest] = found
  const shown = all ? found : found.slice(0, shownAtFirst)

  async function restore(version: RowVersion): Promise<void> {
    const goOn = await modal.confirm({
      title: say(texts.restoreAsk, { number: version.number }),
      width: 640,
      content: (
        <>
          <p>{say(texts.restoreNote)}</p>
          <ChangeList changes={changesBetween(latest?.values ?? {}, version.values)} />
        </>
      ),
      okText: say(texts.restore),
      cancelText: say(texts.cancel),
    })
    if (!goOn) return
    await run(
      () => call(list.calls.restore, { body: { id: row.id, version: row.version, number: version.number } }),
      { done: listMessages.restored, after: onDone },
    )
  }

  return (
    <>
      <ol className={styles.versions}>
        {shown.map((version, place) => (
          <li key={version.number}>
            <p>
              <b>v{version.number}</b> {version.by}{' '}
              <span className={styles.moment}>{listMoment(version.at, timeZone)}</span>
              {version.released ? <StatusTag tone="ok">{say(texts.released)}</StatusTag> : null}
            </p>
            {version.note ? <p className={styles.note}>{version.note}</p> : null}
            <span className={styles.buttons}>
              {found[place + 1] ? (
                <Button
                  type="link"
                  size="small"
                  aria-label={say(texts.changesOf, { number: version.number })}
                  onClick={() => setCompared(version.number)}
                >
                  {say(texts.changes)}
                </Button>
              ) : null}
              {mayRestore && !row.deleted && version !== latest ? (
                <Button
                  type="link"
                  size="small"
                  disabled={busy}
                  aria-label={say(texts.restoreOf, { number: version.number })}
                  onClick={() => void restore(version)}
                >
                  {say(texts.restore)}
                </Button>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
      {found.length > shown.length ? (
        <Button size="small" onClick={() => setAll(true)}>
          {say(texts.allVersions, { count: found.length })}
        </Button>
      ) : null}
      {compared === undefined ? null : (
        <CompareDialog
          list={list}
          versions={found}
          number={compared}
          onClose={() => setCompared(undefined)}
        />
      )}
      {holder}
    </>
  )
}
