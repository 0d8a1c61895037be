import { entryMoved, entryRemoved, offerByHand, offerRecalled } from '@fairground/domain/waiting'
import {
  type ListedEntry,
  matchesFor,
  moveEntry,
  offerBooths,
  recallOffer,
  removeEntry,
} from '@fairground/wire/waiting'
import { Form, Input, InputNumber, Modal, Select } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import type { z } from 'zod'
import { useSay } from '../lib/language'
import type { TextEntry } from '../lib/text'
import { announce } from '../offering'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { useCall } from '../session/use-call'
import { useDialogFocus } from '../ui/dialog-focus'
import { SchemaField } from '../ui/form/schema-field'
import { SchemaForm } from '../ui/form/schema-form'
import { SubmitButton } from '../ui/form/submit-button'
import styles from './waiting.module.css'
import { waitingTexts as texts } from './waiting.texts'

export type EntryAct = 'move' | 'remove' | 'offer' | 'recall'

interface Kind {
  title: TextEntry
  note?: TextEntry
  button: TextEntry
  done: TextEntry
  schema: z.ZodObject
  send: (values: never, entry: ListedEntry) => Promise<unknown>
}

const kinds: Record<EntryAct, Kind> = {
  move: {
    title: texts.moveOf,
    button: texts.move,
    done: texts.moved,
    schema: entryMoved.pick({ place: true, reason: true }),
    send: (values: { place: number; reason: string }, { id: entryId, version }) =>
      call(moveEntry, { body: { ...values, entryId, version } }),
  },
  remove: {
    title: texts.removeOf,
    note: texts.removeNote,
    button: texts.remove,
    done: texts.removed,
    schema: entryRemoved.pick({ reason: true }),
    send: (values: { reason: string }, { id: entryId }) =>
      call(removeEntry, { body: { ...values, entryId } }),
  },
  offer: {
    title: texts.offerTo,
    note: texts.offerNote,
    button: texts.offer,
    done: texts.offerMade,
    schema: offerByHand.pick({ boothIds: true, reason: true }),
    send: (values: { boothIds: string[]; reason: string }, { id: entryId }) =>
      call(offerBooths, { body: { ...values, entryId } }),
  },
  recall: {
    title: texts.recallOf,
    note: texts.recallNote,
    button: texts.recall,
    done: texts.recalled,
    schema: offerRecalled.pick({ reason: true }),
    send: (values: { reason: string }, { offer }) =>
      call(recallOffer, { body: { ...values, offerId: offer?.id ?? '' } }),
  },
}

interface Props {
  act: EntryAct
  entry: ListedEntry
  /** How many wait. */
  count: number
  onClose: () => void
}

/** Whatever staff do with an entry has its reason. What was refused is shown with what is the case by now. */
export function EntryDialog({ act, entry, count, onClose }: Props) {
  const say = useSay()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const content = useDialogFocus()
  const { title, note, button, done, schema, send } = kinds[act]
  const fresh = () => refresh('signUps', 'halls')

  async function submit(values: object): Promise<void> {
    await send(values as never, entry)
    announce('success', done)
    onClose()
    await fresh()
  }

  return (
    <Modal
      open
      onCancel={onClose}
      footer={null}
      title={say(title, { company: entry.companyName })}
      mask={{ closable: false }}
    >
      <SchemaForm
        schema={schema}
        form={form}
        name={`waiting-${act}`}
        marks={false}
        initialValues={act === 'move' ? { place: entry.place } : {}}
        onSubmit={submit}
        onFailure={() => void fresh()}
      >
        <div ref={content}>
          {note ? <p className={styles.note}>{say(note)}</p> : null}
          {act === 'move' ? (
            <SchemaField name="place" label={say(texts.place, { count })}>
              <InputNumber min={1} max={count} precision={0} />
            </SchemaField>
          ) : null}
          {act === 'offer' ? (
            <SchemaField name="boothIds" label={say(texts.booths)}>
              <BoothsToOffer
                entryId={entry.id}
                onSuggested={(ids) =>
                  form.isFieldTouched('boothIds') ? undefined : form.setFieldValue('boothIds', ids)
                }
              />
            </SchemaField>
          ) : null}
          <SchemaField name="reason" label={say(texts.reason)} counter>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
          </SchemaField>
        </div>
        <SubmitButton block>{say(button)}</SubmitButton>
      </SchemaForm>
    </Modal>
  )
}

interface BoothsProps {
  id?: string
  value?: string[]
  onChange?: (ids: string[]) => void
  entryId: string
  onSuggested: (ids: string[]) => void
}

/** Free booths that fit, those that go well together chosen already. */
function BoothsToOffer({ entryId, onSuggested, ...input }: BoothsProps) {
  const say = useSay()
  const { data, isFetching } = useCall(matchesFor, { query: { entryId } })
  const suggest = useEffectEvent(onSuggested)
  useEffect(() => {
    if (data) suggest(data.suggested)
  }, [data])
  return (
    <Select
      {...input}
      mode="multiple"
      optionFilterProp="label"
      loading={isFetching}
      notFoundContent={isFetching ? null : say(texts.noMatch)}
      options={(data?.booths ?? []).map(({ id, code, areaM2 }) => ({
        value: id,
        label: `${code} · ${areaM2} m²`,
      }))}
    />
  )
}
