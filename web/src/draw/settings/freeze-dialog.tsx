import { momentOfRound, type PublicSource, publicSource, roundAfter } from '@fairground/domain/draw'
import { type DrawNow, freezeDraw } from '@fairground/wire/draw'
import { Form, Input, InputNumber, Modal, Radio, Select } from 'antd'
import { useState } from 'react'
import { z } from 'zod'
import { useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { DateInput } from '../../ui/date-input'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { announce } from '../announce'
import styles from './settings.module.css'
import { settingsTexts as texts } from './settings.texts'

const [, lotterySource, diceSource] = publicSource.options
const leads = [10, 30, 60, 1_440]

type Kind = PublicSource['kind']

const schemas = {
  drand: z.object({ minutes: z.number() }),
  lottery: lotterySource.omit({ kind: true }),
  dice: diceSource.omit({ kind: true }),
} satisfies Record<Kind, z.ZodObject>

const kinds: [Kind, typeof texts.sourceDrand][] = [
  ['drand', texts.sourceDrand],
  ['lottery', texts.sourceLottery],
  ['dice', texts.sourceDice],
]

interface Props {
  round: number
  now: DrawNow
  onClose: () => void
}

/** The point of no return: what stands from here on is said before the button, not after it. */
export function FreezeDialog({ round, now, onClose }: Props) {
  const say = useSay()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const [kind, setKind] = useState<Kind>('drand')
  // The server's clock decides what lies in the future.
  const [offset] = useState(() => now.now.getTime() - Date.now())

  function sourceOf(values: Record<string, unknown>): PublicSource {
    if (kind !== 'drand') return { kind, ...values } as PublicSource
    const minutes = Number(values.minutes)
    return { kind, round: roundAfter(new Date(Date.now() + offset + minutes * 60_000)) }
  }

  async function freeze(values: Record<string, unknown>): Promise<void> {
    await call(freezeDraw, { body: { round, source: sourceOf(values) } })
    announce('success', texts.frozenDone)
    onClose()
    await refresh('draws')
  }

  return (
    <Modal open onCancel={onClose} footer={null} title={say(texts.freeze)} mask={{ closable: false }}>
      <p className={styles.stands}>{say(texts.freezeStands)}</p>
      <ul className={styles.stands}>
        {[texts.standsList, texts.standsBatches, texts.standsSource, texts.standsSecret].map((text) => (
          <li key={text.en}>{say(text)}</li>
        ))}
      </ul>
      <p className={styles.note}>{say(texts.standsWithdraw)}</p>
      <SchemaForm
        key={kind}
        schema={schemas[kind] as z.ZodObject}
        form={form}
        name="freeze"
        marks={false}
        initialValues={{ minutes: 30, dice: 10 }}
        onSubmit={freeze}
        onFailure={() => void refresh('draws')}
      >
        <Form.Item label={say(texts.source)}>
          <Radio.Group
            value={kind}
            onChange={({ target }) => setKind(target.value as Kind)}
            options={kinds.map(([value, text]) => ({ value, label: say(text) }))}
          />
        </Form.Item>
        {kind === 'drand' ? (
          <SchemaField name="minutes" label={say(texts.drandLead)} hint={say(texts.drandNote)}>
            <Select
              options={leads.map((minutes) => ({
                value: minutes,
                label:
                  minutes < 60
                    ? say(texts.minutes, { count: minutes })
                    : say(texts.hours, { count: minutes / 60 }),
              }))}
            />
          </SchemaField>
        ) : null}
        {kind === 'lottery' ? (
          <>
            <SchemaField name="name" label={say(texts.lotteryName)}>
              <Input maxLength={100} />
            </SchemaField>
            <SchemaField name="drawnOn" label={say(texts.lotteryDay)}>
              <DateInput wide />
            </SchemaField>
          </>
        ) : null}
        {kind === 'dice' ? (
          <>
            <SchemaField name="dice" label={say(texts.diceCount)}>
              <InputNumber min={1} max={100} precision={0} />
            </SchemaField>
            <SchemaField name="occasion" label={say(texts.diceOccasion)}>
              <Input maxLength={200} />
            </SchemaField>
          </>
        ) : null}
        <SubmitButton block danger>
          {say(texts.freezeNow)}
        </SubmitButton>
      </SchemaForm>
    </Modal>
  )
}

/** When a round is out, for whoever waits for it. */
export const outAt = (source: PublicSource): Date | undefined =>
  source.kind === 'drand' ? momentOfRound(source.round) : undefined
