import { typeChangeStateNames } from '@fairground/domain/type-change'
import { type ListedTypeChange, withdrawTypeChange } from '@fairground/wire/type-change'
import { Button } from 'antd'
import { formatMoment } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { useReader } from '../session/use-fair'
import { EmptyState } from '../ui/empty-state'
import { Panel } from '../ui/panel'
import { StatusTag } from '../ui/status-tag'
import { useCommand } from '../ui/use-command'
import { typeChangeAnnouncer } from './announce'
import styles from './type-change.module.css'
import { typeChangeTexts as texts } from './type-change.texts'
import { changeTones, useWords } from './use-words'

export function OwnRequests({ requests, holds }: { requests: readonly ListedTypeChange[]; holds: boolean }) {
  const say = useSay()
  return (
    <Panel id="requests" title={say(texts.own)}>
      {requests.length === 0 ? (
        <EmptyState title={say(texts.none)} />
      ) : (
        <ul className={styles.requests} aria-label={say(texts.own)}>
          {requests.map((request, place) => (
            <Request key={request.id} request={request} holds={holds} isLatest={place === 0} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

interface Props {
  request: ListedTypeChange
  holds: boolean
  isLatest: boolean
}

function Request({ request, holds, isLatest }: Props) {
  const say = useSay()
  const language = useLanguage()
  const reader = useReader()
  const refresh = useRefresh()
  const { change } = useWords()
  const { busy, run } = useCommand(typeChangeAnnouncer)
  const { id, state, reason, madeAt, settledAt, answer } = request
  const what = change(request)
  const withdraw = () =>
    run(() => call(withdrawTypeChange, { body: { id } }), {
      done: texts.withdrawn,
      after: () => refresh('ownSignUp'),
    })
  return (
    <li className={styles.request}>
      <div className={styles.facts}>
        <h3>{what}</h3>
        <p>{say(texts.reasonIs, { reason })}</p>
        {answer ? <p>{say(texts.answerIs, { answer })}</p> : null}
        {state === 'granted' && isLatest ? (
          <p>{say(holds ? texts.grantedBooths : texts.grantedNoBooths)}</p>
        ) : null}
        <p className={styles.when}>
          {say(texts.madeAt, { when: formatMoment(madeAt, reader) })}
          {settledAt ? ` · ${say(texts.settledAt, { when: formatMoment(settledAt, reader) })}` : ''}
        </p>
      </div>
      <StatusTag tone={changeTones[state]}>{typeChangeStateNames[state][language]}</StatusTag>
      {state === 'open' ? (
        <Button
          size="small"
          loading={busy}
          aria-label={say(texts.withdrawOf, { what })}
          onClick={() => void withdraw()}
        >
          {say(texts.withdraw)}
        </Button>
      ) : null}
    </li>
  )
}
