import { circles } from '@fairground/domain/mail'
import { beginRound, listRounds, type MessageRound, switchRound } from '@fairground/wire/mail/rounds'
import { Button, Progress } from 'antd'
import { useState } from 'react'
import { formatFullMoment } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { useCall } from '../session/use-call'
import { useReader } from '../session/use-fair'
import { useMayCall } from '../session/use-session'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from '../ui/load-failed'
import { PartSkeleton } from '../ui/part-skeleton'
import { StatusTag, type Tone } from '../ui/status-tag'
import { useCommand } from '../ui/use-command'
import { mailAnnouncer } from './announce'
import styles from './mail.module.css'
import { RoundDialog } from './round-dialog'
import { roundStateTexts, roundTexts as texts } from './rounds.texts'

const tones: Record<MessageRound['state'], Tone> = { running: 'info', stopped: 'warn', done: 'ok' }
const askAgainMs = 3000

/** Messages to chosen circles, and how far each has come. */
export function Rounds() {
  const say = useSay()
  const mayBegin = useMayCall(beginRound)
  const [writing, setWriting] = useState(false)
  const [moving, setMoving] = useState(true)
  const { data, isError, isFetching, refetch } = useCall(
    listRounds,
    {},
    moving ? { refetchInterval: askAgainMs } : {},
  )
  const running = data === undefined || data.some(({ state }) => state === 'running')
  if (running !== moving) setMoving(running)
  return (
    <>
      <div className={styles.tools}>
        <p className={styles.soft}>{say(texts.lead)}</p>
        {mayBegin ? (
          <div>
            <Button type="primary" onClick={() => setWriting(true)}>
              {say(texts.write)}
            </Button>
          </div>
        ) : null}
      </div>
      {data === undefined ? (
        <div className={styles.tools}>
          {isError ? <LoadFailed onRetry={() => void refetch()} busy={isFetching} /> : <PartSkeleton rows={4} />}
        </div>
      ) : data.length === 0 ? (
        <EmptyState title={say(texts.none)} />
      ) : (
        <ul className={styles.templates}>
          {data.map((round) => (
            <Round key={round.id} round={round} />
          ))}
        </ul>
      )}
      {writing ? <RoundDialog onClose={() => setWriting(false)} /> : null}
    </>
  )
}

function Round({ round }: { round: MessageRound }) {
  const say = useSay()
  const language = useLanguage()
  const reader = useReader()
  const refresh = useRefresh()
  const maySwitch = useMayCall(switchRound)
  const { busy, run } = useCommand(mailAnnouncer)
  const { id, version, circle, state, total, told, by, createdAt } = round
  const turn = (on: boolean) =>
    run(() => call(switchRound, { body: { id, version, run: on } }), {
      done: on ? texts.resumed : texts.stopped,
      after: () => refresh('messages'),
    })
  return (
    <li>
      <span>
        <span className={styles.name}>{circles[circle][language]}</span>{' '}
        <StatusTag tone={tones[state]}>{say(roundStateTexts[state])}</StatusTag>
        <br />
        <small className={styles.soft}>
          {by} · {formatFullMoment(createdAt, reader)}
        </small>
      </span>
      <div>
        <p className={styles.text}>{language === 'en' ? round.en : round.zh}</p>
        <Progress
          percent={total === 0 ? 0 : Math.round((told / total) * 100)}
          size="small"
          format={() => say(texts.progress, { told, total })}
        />
      </div>
      {maySwitch && state !== 'done' ? (
        <Button size="small" loading={busy} onClick={() => void turn(state === 'stopped')}>
          {say(state === 'stopped' ? texts.resume : texts.stop)}
        </Button>
      ) : (
        <span />
      )}
    </li>
  )
}
