import { deferralDay } from '@fairground/domain/payment'
import { counterDeferral, type DeferralDetail, reviseDeferral } from '@fairground/wire/payment/deferral'
import { type DeferralDesk, deferralPath } from '@fairground/wire/payment/screens'
import { Form, Input } from 'antd'
import { Link, useNavigate } from 'react-router'
import type { z } from 'zod'
import { formatDate } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { DateInput } from '../../ui/date-input'
import { EmptyState } from '../../ui/empty-state'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { Panel } from '../../ui/panel'
import { announce } from '../announce'
import styles from '../payment.module.css'
import own from './deferral.module.css'
import { deferralTexts as texts } from './deferral.texts'
import { useDeferral } from './use-deferral'

const schema = deferralDay.omit({ deferralId: true, version: true })

/** One's own day changed, or another day than somebody else's. */
interface Mode {
  desk: DeferralDesk
  counters: boolean
  title: keyof typeof texts
}

export const EditDeferral = () => <DayPage mode={{ desk: 'ask', counters: false, title: 'editTitle' }} />
export const CounterDeferral = () => (
  <DayPage mode={{ desk: 'decide', counters: true, title: 'counterTitle' }} />
)
export const EditCounter = () => (
  <DayPage mode={{ desk: 'decide', counters: false, title: 'editCounterTitle' }} />
)

function DayPage({ mode }: { mode: Mode }) {
  const found = useDeferral(mode.desk)
  if ('instead' in found) return found.instead
  const { deferral } = found
  const may = deferral.state === 'proposed' && deferral.isOwn !== mode.counters
  return may ? (
    <DayForm key={deferral.version} deferral={deferral} mode={mode} />
  ) : (
    <NotNow deferral={deferral} mode={mode} />
  )
}

/** Said before anything is typed. */
function NotNow({ deferral, mode }: { deferral: DeferralDetail; mode: Mode }) {
  const say = useSay()
  return (
    <EmptyState title={say(mode.counters ? texts.notCounterable : texts.notYours)}>
      <Link to={deferralPath(mode.desk, deferral.id)}>{say(texts.open)}</Link>
    </EmptyState>
  )
}

function DayForm({ deferral, mode }: { deferral: DeferralDetail; mode: Mode }) {
  const say = useSay()
  const language = useLanguage()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const { id, version, number, instalment, dueBefore, dueOn, reason, nextDueOn } = deferral
  const there = deferralPath(mode.desk, id)

  async function submit(values: z.output<typeof schema>): Promise<void> {
    const body = { ...values, deferralId: id, version }
    await (mode.counters ? call(counterDeferral, { body }) : call(reviseDeferral, { body }))
    announce('success', texts.sent)
    void navigate(there)
    await refresh('signUps')
  }

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{say(texts[mode.title])}</h1>
        <span className={styles.soft}>
          {number} · {say(texts.part, { number: instalment })} · {say(texts.dueBefore)}{' '}
          {formatDate(dueBefore, language)}
        </span>
        <Link to={there}>{say(texts.open)}</Link>
      </header>
      <Panel id="day" title={say(texts.dayAndReason)} note={say(texts.formNote)}>
        <div className={own.form}>
          <SchemaForm
            schema={schema}
            form={form}
            name="deferral-day"
            marks={false}
            initialValues={mode.counters ? { dueOn } : { dueOn, reason }}
            onSubmit={submit}
          >
            <SchemaField
              name="dueOn"
              label={say(texts.newDay)}
              hint={nextDueOn ? say(texts.dayHint, { day: formatDate(nextDueOn, language) }) : undefined}
            >
              <DateInput wide />
            </SchemaField>
            <SchemaField name="reason" label={say(texts.reason)} counter>
              <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
            </SchemaField>
            <SubmitButton>{say(texts.send)}</SubmitButton>
          </SchemaForm>
        </div>
      </Panel>
    </div>
  )
}
