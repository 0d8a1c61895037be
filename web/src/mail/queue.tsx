import {
  listQueue,
  type MessageTemplate,
  messageStates,
  type QueuedMessage,
  type QueueFilters,
  queueFigures,
  queueFilters,
  resendMessages,
} from '@fairground/wire/mail'
import { Button, Drawer, Form } from 'antd'
import { useState } from 'react'
import { formatFullMoment } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { useCall } from '../session/use-call'
import { useReader } from '../session/use-fair'
import { useMayCall } from '../session/use-session'
import { Facts } from '../ui/facts'
import { ChoiceFilter } from '../ui/list/choice-filter'
import { ListFilters } from '../ui/list/list-filters'
import { ListRows } from '../ui/list/list-rows'
import { TextFilter } from '../ui/list/text-filter'
import { useList } from '../ui/list/use-list'
import { useSelection } from '../ui/list/use-selection'
import { StatusTag } from '../ui/status-tag'
import { useCommand } from '../ui/use-command'
import { mailAnnouncer } from './announce'
import styles from './mail.module.css'
import { stateTexts, mailTexts as texts } from './mail.texts'
import { stateTones, useQueueColumns } from './use-queue-columns'

const Typed = TextFilter<keyof QueueFilters>
const Chosen = ChoiceFilter<keyof QueueFilters>

export function Queue({ templates }: { templates: MessageTemplate[] }) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const [form] = Form.useForm<QueueFilters>()
  const list = useList<QueuedMessage, QueueFilters, typeof listQueue>(listQueue, queueFilters)
  const figures = useCall(queueFigures).data
  const maySend = useMayCall(resendMessages)
  const [shown, setShown] = useState<QueuedMessage>()
  const titleOf = (name: string) => {
    const found = templates.find((template) => template.name === name)
    return found ? (language === 'en' ? found.shipped.subjectEn : found.shipped.subjectZh) : name
  }
  const selection = useSelection(
    list.rows,
    ({ id }) => id,
    ({ recipient }) => say(texts.select, { to: recipient }),
  )
  const columns = useQueueColumns(titleOf)
  const { busy, run } = useCommand(mailAnnouncer)

  const resend = (messages: readonly QueuedMessage[]) =>
    run(
      async () => {
        const outcome = await call(resendMessages, { body: { ids: messages.map(({ id }) => id) } })
        mailAnnouncer.announce(
          outcome.left > 0 ? 'warning' : 'success',
          outcome.left > 0 ? texts.resentSome : texts.resent,
          () => outcome,
        )
        selection.clear()
      },
      { after: () => refresh('messages') },
    )

  return (
    <>
      {figures ? <p className={`${styles.tools} ${styles.soft}`}>{say(texts.figures, figures)}</p> : null}
      <ListFilters form={form} filters={list.filters} onSearch={list.search} onReset={list.reset}>
        <Typed name="recipient" label={say(texts.recipient)} />
        <Chosen
          name="state"
          label={say(texts.state)}
          options={messageStates.map((value) => ({ value, label: say(stateTexts[value]) }))}
        />
        <Chosen
          name="channel"
          label={say(texts.channel)}
          options={(['sms', 'mail'] as const).map((value) => ({ value, label: say(texts[value]) }))}
        />
        <Chosen
          name="template"
          label={say(texts.template)}
          options={templates.map(({ name }) => ({ value: name, label: titleOf(name) }))}
        />
      </ListFilters>
      <ListRows
        label={say(texts.queue)}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        selection={maySend ? selection : undefined}
        bulk={
          <Button
            type="primary"
            size="small"
            loading={busy}
            onClick={() => void resend(selection.chosen)}
          >
            {say(texts.resendChosen)}
          </Button>
        }
        emptyNote={say(texts.empty)}
        actions={(row) => (
          <>
            <Button
              type="link"
              size="small"
              aria-label={say(texts.detailsOf, { to: row.recipient })}
              onClick={() => setShown(row)}
            >
              {say(texts.details)}
            </Button>
            {maySend && row.mayResend ? (
              <Button
                type="link"
                size="small"
                disabled={busy}
                aria-label={say(texts.resendOf, { to: row.recipient })}
                onClick={() => void resend([row])}
              >
                {say(texts.resend)}
              </Button>
            ) : null}
          </>
        )}
      />
      {shown ? (
        <Drawer open title={titleOf(shown.template)} size={520} onClose={() => setShown(undefined)}>
          <Message message={shown} />
        </Drawer>
      ) : null}
    </>
  )
}

function Message({ message }: { message: QueuedMessage }) {
  const say = useSay()
  const reader = useReader()
  const { channel, recipient, state, attempts, lastError, causedBy, createdAt, settledAt } = message
  const isSecret = /\{(code|password|link)\}/.test(message.text)
  return (
    <>
      <Facts
        look="lines"
        facts={[
          { label: say(texts.to), value: recipient },
          { label: say(texts.channel), value: say(texts[channel]) },
          {
            label: say(texts.state),
            value: <StatusTag tone={stateTones[state]}>{say(stateTexts[state])}</StatusTag>,
          },
          { label: say(texts.attempts), value: attempts },
          { label: say(texts.at), value: formatFullMoment(createdAt, reader) },
          ...(settledAt ? [{ label: say(texts.settled), value: formatFullMoment(settledAt, reader) }] : []),
          { label: say(texts.by), value: causedBy },
          ...(lastError ? [{ label: say(texts.why), value: lastError }] : []),
        ]}
      />
      <div className={styles.preview}>
        <b>{message.subject}</b>
        <p className={styles.sample}>{message.text}</p>
        {isSecret ? <p className={styles.soft}>{say(texts.secretNote)}</p> : null}
      </div>
    </>
  )
}
