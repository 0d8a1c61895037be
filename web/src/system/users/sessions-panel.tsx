import { endUserSessions, userSessions } from '@fairground/wire/system/users'
import { Button } from 'antd'
import { formatMoment } from '../../lib/format'
import { useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useCall } from '../../session/use-call'
import { useReader } from '../../session/use-fair'
import { useMayCall } from '../../session/use-session'
import { LoadFailed } from '../../ui/load-failed'
import { Panel } from '../../ui/panel'
import { PartSkeleton } from '../../ui/part-skeleton'
import { useCommand } from '../../ui/use-command'
import { systemAnnouncer } from '../announce'
import { useQuestion } from '../use-question'
import type { ShownUser } from './user-page'
import styles from './users.module.css'
import { usersTexts as texts } from './users.texts'

export function SessionsPanel({ user, name }: { user: ShownUser; name: string }) {
  const say = useSay()
  const reader = useReader()
  const refresh = useRefresh()
  const mayEnd = useMayCall(endUserSessions) && user.within
  const { data, isError, isFetching, refetch } = useCall(userSessions, { params: { id: user.id } })
  const { ask, holder } = useQuestion()
  const { busy, run } = useCommand(systemAnnouncer)

  const end = (sessionId?: string) =>
    run(() => call(endUserSessions, { body: { id: user.id, ...(sessionId ? { sessionId } : {}) } }), {
      done: texts.endedDone,
      after: () => refresh('people'),
    })

  async function endAll(): Promise<void> {
    if (await ask(say(texts.endAllAsk, { name }), say(texts.endAllNote), { danger: true })) await end()
  }

  return (
    <Panel
      id="sessions"
      title={say(texts.sessions)}
      aside={
        mayEnd && data && data.length > 1 ? (
          <Button size="small" loading={busy} onClick={() => void endAll()}>
            {say(texts.endAll)}
          </Button>
        ) : null
      }
    >
      <div className={styles.body}>
        {data === undefined ? (
          isError ? (
            <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
          ) : (
            <PartSkeleton rows={2} />
          )
        ) : data.length === 0 ? (
          <p className={styles.soft}>{say(texts.noSessions)}</p>
        ) : (
          <ul className={styles.sessions}>
            {data.map(({ id, since, lastSeen, address, userAgent, own }) => (
              <li key={id}>
                <div>
                  <code className={styles.mono}>{address}</code>
                  <p>
                    {own
                      ? say(texts.thisSession)
                      : say(texts.sessionLine, {
                          since: formatMoment(since, reader),
                          seen: formatMoment(lastSeen, reader),
                        })}
                  </p>
                  <p>{userAgent}</p>
                </div>
                {mayEnd && !own ? (
                  <Button
                    size="small"
                    aria-label={say(texts.endSessionOf, { address })}
                    disabled={busy}
                    onClick={() => void end(id)}
                  >
                    {say(texts.endSession)}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </div>
      {holder}
    </Panel>
  )
}
