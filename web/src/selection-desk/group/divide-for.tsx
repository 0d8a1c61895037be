import { deskReasonLimit } from '@fairground/domain/selection'
import { divideFor, findBlock } from '@fairground/wire/selection/block'
import { Input } from 'antd'
import { useState } from 'react'
import { BlockNotes, DivisionForm } from '../../block'
import { useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useCall } from '../../session/use-call'
import { LoadFailed } from '../../ui/load-failed'
import { PartSkeleton } from '../../ui/part-skeleton'
import { useCommand } from '../../ui/use-command'
import { announce, deskAnnouncer } from '../announce'
import { Part } from '../company/part'
import styles from './group.module.css'
import { groupTexts as texts } from './group.texts'

/** Divides a block on behalf of its delegate. */
export function DivideFor({ delegateId }: { delegateId: string }) {
  const say = useSay()
  const refresh = useRefresh()
  const query = useCall(findBlock, { params: { delegateId } })
  const [reason, setReason] = useState('')
  const { busy, run } = useCommand(deskAnnouncer)
  const block = query.data
  const canDivide = block?.stage === 'finished' && block.booths.length > 0 && block.units.length > 0

  function divide(shares: { companyId: string; boothIds: string[] }[]): void {
    if (!block) return
    if (reason.trim() === '') {
      announce('error', texts.reasonMissing)
      return
    }
    const body = { delegateId, version: block.version, shares, reason }
    void run(() => call(divideFor, { body }), {
      done: texts.divided,
      after: () => refresh('overview', 'halls'),
    })
  }

  return (
    <Part title={say(texts.divide)} note={say(texts.divideNote)} open={canDivide}>
      {query.isError && !block ? (
        <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} />
      ) : null}
      {query.isLoading ? <PartSkeleton rows={4} /> : null}
      {block && canDivide ? (
        <DivisionForm
          key={block.version}
          block={block}
          busy={busy}
          onDivide={divide}
          before={
            <label className={styles.reason} htmlFor="divide-reason">
              <span>{say(texts.reason)}</span>
              <Input
                id="divide-reason"
                value={reason}
                maxLength={deskReasonLimit}
                onChange={({ target }) => setReason(target.value)}
              />
            </label>
          }
        />
      ) : null}
      {block ? <BlockNotes block={block} /> : null}
    </Part>
  )
}
