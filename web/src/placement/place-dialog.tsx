import { assignment, type PlacementAction, release, reservation } from '@fairground/domain/placement'
import {
  assignBooths,
  type PlacedBooth,
  reserveBooths,
  unassignBooths,
  unreserveBooths,
} from '@fairground/wire/placement'
import { Form, Input, Modal } from 'antd'
import type { z } from 'zod'
import { useSay } from '../lib/language'
import type { TextEntry } from '../lib/text'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { DateInput } from '../ui/date-input'
import { useDialogFocus } from '../ui/dialog-focus'
import { SchemaField } from '../ui/form/schema-field'
import { SchemaForm } from '../ui/form/schema-form'
import { SubmitButton } from '../ui/form/submit-button'
import { announce } from './announce'
import { AssignFields } from './assign-fields'
import styles from './placement.module.css'
import { placementTexts as texts } from './placement.texts'

interface Kind {
  title: TextEntry
  note: TextEntry
  button: TextEntry
  done: TextEntry
  schema: z.ZodObject
  send: (values: never, boothIds: string[]) => Promise<unknown>
}

const withoutBooths = { boothIds: true } as const

const kinds: Record<PlacementAction, Kind> = {
  assign: {
    title: texts.assignTitle,
    note: texts.assignNote,
    button: texts.assign,
    done: texts.assigned,
    schema: assignment.omit(withoutBooths),
    send: (values: { companyId: string; reason: string; quotaReason?: string }, boothIds) =>
      call(assignBooths, { body: { ...values, boothIds } }),
  },
  unassign: {
    title: texts.unassignTitle,
    note: texts.unassignNote,
    button: texts.unassign,
    done: texts.unassigned,
    schema: release.omit(withoutBooths),
    send: (values: { reason: string }, boothIds) => call(unassignBooths, { body: { ...values, boothIds } }),
  },
  reserve: {
    title: texts.reserveTitle,
    note: texts.reserveNote,
    button: texts.reserve,
    done: texts.reserved,
    schema: reservation.omit(withoutBooths),
    send: (values: { reason: string; expiresOn: string | null }, boothIds) =>
      call(reserveBooths, { body: { ...values, boothIds } }),
  },
  unreserve: {
    title: texts.unreserveTitle,
    note: texts.unreserveNote,
    button: texts.unreserve,
    done: texts.unreserved,
    schema: release.omit(withoutBooths),
    send: (values: { reason: string }, boothIds) => call(unreserveBooths, { body: { ...values, boothIds } }),
  },
}

interface Props {
  action: PlacementAction
  booths: readonly Pick<PlacedBooth, 'id' | 'code'>[]
  onClose: () => void
  onDone?: () => void
}

/** Gives, keeps back or takes back, always with a reason. What was refused is shown with what is the case by now. */
export function PlaceDialog({ action, booths, onClose, onDone }: Props) {
  const say = useSay()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const content = useDialogFocus()
  const { title, note, button, done, schema, send } = kinds[action]
  const codes = booths.map(({ code }) => code).join(' ')
  const boothIds = booths.map(({ id }) => id)

  async function submit(values: object): Promise<void> {
    await send(values as never, boothIds)
    announce('success', done, () => ({ booths: codes }))
    onClose()
    onDone?.()
    await refresh('halls')
  }

  return (
    <Modal open onCancel={onClose} footer={null} title={say(title)}>
      <SchemaForm
        schema={schema}
        form={form}
        marks={action === 'reserve'}
        name={`placement-${action}`}
        onSubmit={submit}
        onFailure={() => void refresh('halls')}
      >
        <div ref={content}>
          <p className={styles.codes}>{codes}</p>
          <p className={styles.note}>{say(note)}</p>
          {action === 'assign' ? <AssignFields boothIds={boothIds} /> : null}
          <SchemaField name="reason" label={say(texts.reason)} counter>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
          </SchemaField>
          {action === 'reserve' ? (
            <SchemaField name="expiresOn" label={say(texts.expiresOn)}>
              <DateInput wide />
            </SchemaField>
          ) : null}
        </div>
        <SubmitButton block>{say(button)}</SubmitButton>
      </SchemaForm>
    </Modal>
  )
}
