import { copyHalls, type LastHalls, lastHalls } from '@fairground/wire/venue'
import { Button, Modal } from 'antd'
import { useLanguage, useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { useCall } from '../session/use-call'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from '../ui/load-failed'
import { PartSkeleton } from '../ui/part-skeleton'
import { useCommand } from '../ui/use-command'
import { venueAnnouncer } from './announce'
import styles from './venue.module.css'
import { venueTexts as texts } from './venue.texts'

/** Shows what would come from the last edition and what would not, and brings it once a person has seen that. */
export function CopyDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const refresh = useRefresh()
  const { busy, run } = useCommand(venueAnnouncer)
  const { data, isError, isFetching, refetch } = useCall(lastHalls, {}, { staleTime: 0, gcTime: 0 })
  const coming = data?.halls.filter(({ exists }) => !exists) ?? []

  async function copy(from: number): Promise<void> {
    const done = await run(
      async () => {
        const codes = coming.map(({ code }) => code)
        const copied = await call(copyHalls, { body: { from, codes } })
        venueAnnouncer.announce('success', texts.copyDone, () => copied)
      },
      { after: () => refresh('lists', 'halls') },
    )
    if (done) onClose()
  }

  const from = data?.from ?? null
  return (
    <Modal
      open
      width={640}
      title={say(texts.copyTitle)}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say(texts.close)}</Button>
          {from !== null && coming.length > 0 ? (
            <Button type="primary" loading={busy} onClick={() => void copy(from)}>
              {say(texts.copyDo, { count: coming.length })}
            </Button>
          ) : null}
        </>
      }
    >
      {data ? <Preview halls={data} /> : null}
      {!data && isError ? <LoadFailed onRetry={() => void refetch()} busy={isFetching} /> : null}
      {!data && !isError ? <PartSkeleton rows={6} /> : null}
    </Modal>
  )
}

function Preview({ halls: { from, to, site, halls } }: { halls: LastHalls }) {
  const say = useSay()
  const coming = halls.filter(({ exists }) => !exists)
  const staying = halls.filter(({ exists }) => exists)
  if (from === null) return <EmptyState title={say(texts.copyNone)}>{say(texts.copyNoEarlier)}</EmptyState>
  return (
    <>
      {coming.length > 0 ? (
        <p className={styles.note}>
          {say(texts.copyLead, { from, to })} {site ? say(texts.copySite) : null}
        </p>
      ) : (
        <EmptyState title={say(texts.copyNone)}>{say(texts.copyAll)}</EmptyState>
      )}
      <Halls title={say(texts.copied)} halls={coming} />
      <Halls title={say(texts.skipped)} halls={staying} />
    </>
  )
}

function Halls({ title, halls }: { title: string; halls: LastHalls['halls'] }) {
  const say = useSay()
  const language = useLanguage()
  if (halls.length === 0) return null
  return (
    <section>
      <h3 className={styles.heading}>
        {title} ({halls.length})
      </h3>
      <ul className={styles.lines}>
        {halls.map(({ code, nameZh, nameEn, exists, booths, clashes, background }) => (
          <li key={code}>
            <b>{code}</b>
            <span>
              {language === 'en' ? nameEn || nameZh : nameZh}
              <small>
                {exists
                  ? say(texts.copyExists)
                  : [
                      say(texts.copyBooths, { count: booths }),
                      ...(background ? [say(texts.copyBackground)] : []),
                      ...(clashes.length > 0 ? [say(texts.copyClashes, { codes: clashes.join(', ') })] : []),
                    ].join(' · ')}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
