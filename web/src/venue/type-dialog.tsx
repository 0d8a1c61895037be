import { boothClasses, boothClassNames } from '@fairground/domain/booth'
import { boothTieNames, boothType } from '@fairground/domain/venue'
import type { PlacedBooth } from '@fairground/wire/placement'
import { type BoundBooth, setBoothTypes } from '@fairground/wire/venue'
import { Alert, Form, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import type { z } from 'zod'
import { useChoices } from '../field'
import { useLanguage, useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { SchemaField } from '../ui/form/schema-field'
import { SchemaForm } from '../ui/form/schema-form'
import { SubmitButton } from '../ui/form/submit-button'
import { venueAnnouncer } from './announce'
import styles from './venue.module.css'
import { venueTexts as texts } from './venue.texts'

interface Props {
  booths: readonly Pick<PlacedBooth, 'id' | 'code'>[]
  onClose: () => void
  onDone: () => void
}

/**
 * Sets what booths are, all or none. Where some of them are bound the answer names each and why, nothing has happened
 * yet, and the same button then leaves those out.
 */
export function TypeDialog({ booths, onClose, onDone }: Props) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const [bound, setBound] = useState<readonly BoundBooth[]>([])
  const { choices: exhibitTypes } = useChoices('exhibitType', [])
  const rest = booths.filter(({ id }) => !bound.some((one) => one.id === id))

  async function submit(values: z.output<typeof boothType>): Promise<void> {
    const boothIds = rest.map(({ id }) => id)
    const answer = await call(setBoothTypes, { body: { ...values, boothIds } })
    if (answer.bound.length > 0) {
      setBound([...bound, ...answer.bound])
      await refresh('halls')
      return
    }
    const words = answer.changed > 0 ? texts.setDone : texts.setNothing
    venueAnnouncer.announce('success', words, () => ({ count: answer.changed }))
    onClose()
    onDone()
    await refresh('halls')
  }

  const menu = { placeholder: say(texts.unchanged), allowClear: true }
  return (
    <Modal open onCancel={onClose} footer={null} title={say(texts.setTitle, { count: booths.length })}>
      <SchemaForm schema={boothType} form={form} marks={false} name="booth-types" onSubmit={submit}>
        <p className={styles.codes}>{booths.map(({ code }) => code).join(' ')}</p>
        <p className={styles.note}>{say(texts.setNote)}</p>
        <SchemaField name="boothClass" label={say(texts.kind)}>
          <Select
            {...menu}
            options={boothClasses.map((kind) => ({ value: kind, label: boothClassNames[kind][language] }))}
          />
        </SchemaField>
        <SchemaField name="exhibitType" label={say(texts.exhibitType)}>
          <Select {...menu} options={exhibitTypes} />
        </SchemaField>
        <SchemaField name="special" label={say(texts.special)}>
          <Select
            {...menu}
            options={[
              { value: true, label: say(texts.yes) },
              { value: false, label: say(texts.no) },
            ]}
          />
        </SchemaField>
        <SchemaField name="reason" label={say(texts.reason)} counter>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
        </SchemaField>
        {bound.length > 0 ? <Bound booths={bound} all={rest.length === 0} /> : null}
        {rest.length > 0 ? (
          <SubmitButton block>
            {bound.length > 0 ? say(texts.leaveOut, { count: rest.length }) : say(texts.set)}
          </SubmitButton>
        ) : null}
      </SchemaForm>
    </Modal>
  )
}

function Bound({ booths, all }: { booths: readonly BoundBooth[]; all: boolean }) {
  const say = useSay()
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      className={styles.bound ?? ''}
      title={say(texts.boundTitle, { count: booths.length })}
      description={
        <>
          <ul className={styles.ties}>
            {booths.map(({ id, code, tie, who }) => (
              <li key={id}>
                <b>{code}</b> {say(boothTieNames[tie], { who: who || '–' })}
              </li>
            ))}
          </ul>
          {all ? <p>{say(texts.boundAll)}</p> : null}
        </>
      }
    />
  )
}
