import { changeRequest } from '@fairground/domain/contract'
import { requestChange, withdrawRequest } from '@fairground/wire/contract/own'
import type { ContractRead } from '@fairground/wire/contract/shapes'
import { Button, Form, Input } from 'antd'
import { formatMoment } from '../../lib/format'
import { useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useReader } from '../../session/use-fair'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { useDraft } from '../../ui/form/use-draft'
import { Panel } from '../../ui/panel'
import { StatusTag } from '../../ui/status-tag'
import { useCommand } from '../../ui/use-command'
import { announce, contractAnnouncer } from '../announce'
import styles from './own.module.css'
import { ownTexts as texts } from './own.texts'

const words = {
  open: { tone: 'warn', text: texts.waiting },
  answered: { tone: 'ok', text: texts.answered },
  withdrawn: { tone: 'quiet', text: texts.closed },
} as const

/** What the company asked to be changed and what came of it; one question at a time. */
export function RequestPanel({ contract, mayAsk }: { contract: ContractRead; mayAsk: boolean }) {
  const say = useSay()
  const reader = useReader()
  const refresh = useRefresh()
  const { busy, run } = useCommand(contractAnnouncer)
  const isWaiting = contract.requests.some(({ state }) => state === 'open')
  return (
    <Panel id="requests" title={say(texts.requests)} note={say(texts.requestsNote)}>
      <div className={styles.inner}>
        <ul className={styles.requests}>
          {contract.requests.map(({ id, text, state, askedAt, answer }) => (
            <li key={id}>
              <span className={styles.aside}>
                <StatusTag tone={words[state].tone}>{say(words[state].text)}</StatusTag>
                <time className={styles.soft} dateTime={askedAt.toISOString()}>
                  {formatMoment(askedAt, reader)}
                </time>
              </span>
              <p>{text}</p>
              {answer ? (
                <p className={styles.answer}>
                  <b>{say(texts.answer)}</b> {answer}
                </p>
              ) : null}
              {state === 'open' ? (
                <Button
                  size="small"
                  loading={busy}
                  onClick={() =>
                    void run(() => call(withdrawRequest, { body: { requestId: id } }), {
                      done: texts.withdrawn,
                      after: () => refresh('ownSignUp'),
                    })
                  }
                >
                  {say(texts.withdraw)}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
        {mayAsk && !isWaiting ? <Asking contractId={contract.id} /> : null}
      </div>
    </Panel>
  )
}

function Asking({ contractId }: { contractId: string }) {
  const say = useSay()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const draft = useDraft(`contract-request-${contractId}`, form)

  async function submit({ text }: { text: string }): Promise<void> {
    await call(requestChange, { body: { contractId, text } })
    announce('success', texts.requested)
    await refresh('ownSignUp')
  }

  return (
    <SchemaForm
      schema={changeRequest.pick({ text: true })}
      form={form}
      name="contract-request"
      marks={false}
      draft={draft}
      onSubmit={submit}
      onFailure={() => void refresh('ownSignUp')}
    >
      <SchemaField name="text" label={say(texts.requestText)} counter>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
      </SchemaField>
      <SubmitButton type="default">{say(texts.request)}</SubmitButton>
    </SchemaForm>
  )
}
