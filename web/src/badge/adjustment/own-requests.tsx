import { requestStateNames } from '@fairground/domain/badge'
import { type ListedRequest, withdrawRequest } from '@fairground/wire/badge/requests'
import { Button } from 'antd'
import { formatMoment } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useReader } from '../../session/use-fair'
import { EmptyState } from '../../ui/empty-state'
import { Panel } from '../../ui/panel'
import { StatusTag } from '../../ui/status-tag'
import { useCommand } from '../../ui/use-command'
import { badgeAnnouncer } from '../announce'
import styles from '../badge.module.css'
import { adjustmentTexts as texts } from './adjustment.texts'
import { requestTones, useRequestWords } from './use-request-words'

export function OwnRequests({ requests }: { requests: readonly ListedRequest[] }) {
  const say = useSay()
  return (
    <Panel id="requests" title={say(texts.own)}>
      {requests.length === 0 ? (
        <EmptyState title={say(texts.none)} />
      ) : (
        <ul className={styles.requests} aria-label={say(texts.own)}>
          {requests.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Request({ request }: { request: ListedRequest }) {
  const say = useSay()
  const language = useLanguage()
  const reader = useReader()
  const refresh = useRefresh()
  const { what } = useRequestWords()
  const { busy, run } = useCommand(badgeAnnouncer)
  const { id, state, reason, madeAt, decidedAt, decisionReason } = request
  const withdraw = () =>
    run(() => call(withdrawRequest, { body: { id } }), {
      done: texts.withdrawn,
      after: () => refresh('ownSignUp'),
    })
  return (
    <li className={styles.request}>
      <div className={styles.facts}>
        <h3>{what(request)}</h3>
        <p>{say(texts.reasonIs, { reason })}</p>
        {decisionReason ? <p>{say(texts.answerIs, { reason: decisionReason })}</p> : null}
        <p className={styles.number}>
          {say(texts.madeAt, { when: formatMoment(madeAt, reader) })}
          {decidedAt ? ` · ${say(texts.decidedAt, { when: formatMoment(decidedAt, reader) })}` : ''}
        </p>
      </div>
      <StatusTag tone={requestTones[state]}>{requestStateNames[state][language]}</StatusTag>
      {state === 'open' ? (
        <Button
          size="small"
          loading={busy}
          aria-label={say(texts.withdrawOf, { what: what(request) })}
          onClick={() => void withdraw()}
        >
          {say(texts.withdraw)}
        </Button>
      ) : null}
    </li>
  )
}
