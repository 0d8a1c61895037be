import { type WindowSpan, windowMessages, windowSpan } from '@fairground/domain/window'
import { changeWindow, type ListedWindow, setWindow, setWindows } from '@fairground/wire/window'
import { Button, Form, Modal } from 'antd'
import { useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { useTimeZone } from '../session/use-fair'
import { SchemaField } from '../ui/form/schema-field'
import { SchemaForm } from '../ui/form/schema-form'
import { SubmitButton } from '../ui/form/submit-button'
import { announce } from './announce'
import { later, type Step, WallTimeInput } from './wall-time-input'
import styles from './window.module.css'
import { windowTexts as texts } from './window.texts'

interface Props {
  rows: readonly ListedWindow[]
  onClose: () => void
  onDone: () => void
}

const steps: { step: Step; text: typeof texts.minutes | typeof texts.hours | typeof texts.days }[] = [
  { step: [30, 'minute'], text: texts.minutes },
  { step: [1, 'hour'], text: texts.hours },
  { step: [1, 'day'], text: texts.days },
]

/** What several have in common is offered to be kept; of one company that is all of it. */
function inCommon(rows: readonly ListedWindow[]): Partial<WindowSpan> {
  const [first, ...others] = rows
  if (!first?.isSet || others.some((row) => row.startsAt !== first.startsAt || row.endsAt !== first.endsAt))
    return {}
  return { startsAt: first.startsAt, endsAt: first.endsAt }
}

/** Which of the calls it is: one company for the first time, one anew, or several together. */
function send(rows: readonly ListedWindow[], span: WindowSpan): Promise<unknown> {
  const [first, ...others] = rows.map(({ companyId, version }) => ({ companyId, version, ...span }))
  if (!first || others.length > 0) return call(setWindows, { body: first ? [first, ...others] : [] })
  return call(rows[0]?.isSet ? changeWindow : setWindow, { body: first })
}

export function SetDialog({ rows, onClose, onDone }: Props) {
  const say = useSay()
  const refresh = useRefresh()
  const timeZone = useTimeZone()
  const [form] = Form.useForm<WindowSpan>()
  const set = rows.filter(({ isSet }) => isSet)
  const editing = rows.length === 1 && set.length === 1
  const end = Form.useWatch('endsAt', form)

  async function submit(span: WindowSpan): Promise<void> {
    await send(rows, span)
    announce('success', editing ? windowMessages.edited : windowMessages.saved)
    onClose()
    onDone()
    await refresh('signUps')
  }

  function refused(): void {
    announce('error', editing ? windowMessages.notEdited : windowMessages.notSaved)
    void refresh('signUps')
  }

  return (
    <Modal open onCancel={onClose} footer={null} title={say(texts.dialogTitle)} mask={{ closable: false }}>
      <SchemaForm
        schema={windowSpan}
        form={form}
        name="window"
        marks={false}
        initialValues={inCommon(rows)}
        onSubmit={submit}
        onFailure={refused}
      >
        <p className={styles.whose}>{whose(rows, say)}</p>
        <p className={styles.note}>{say(texts.dialogNote, { zone: timeZone })}</p>
        {rows.length > 1 && set.length > 0 ? (
          <p className={styles.warning}>{say(texts.overwrites, { count: set.length })}</p>
        ) : null}
        {rows.some(({ phase }) => phase === 'open') ? (
          <p className={styles.warning}>{say(texts.running)}</p>
        ) : null}
        <SchemaField name="startsAt" label={say(texts.startsAt)}>
          <WallTimeInput />
        </SchemaField>
        <SchemaField name="endsAt" label={say(texts.endsAt)}>
          <WallTimeInput />
        </SchemaField>
        <div className={styles.longer}>
          <span>{say(texts.longer)}</span>
          {steps.map(({ step, text }) => (
            <Button
              key={step.join()}
              size="small"
              disabled={!end}
              onClick={() => form.setFieldValue('endsAt', later(form.getFieldValue('endsAt'), step))}
            >
              {say(text, { count: step[0] })}
            </Button>
          ))}
        </div>
        <SubmitButton block>{say(texts.save)}</SubmitButton>
      </SchemaForm>
    </Modal>
  )
}

const namedAtMost = 3

function whose(rows: readonly ListedWindow[], say: ReturnType<typeof useSay>): string {
  const names = rows.map(({ companyName }) => companyName)
  if (names.length <= namedAtMost) return names.join('、')
  return say(texts.companies, { companies: names.slice(0, namedAtMost).join('、'), count: names.length })
}
