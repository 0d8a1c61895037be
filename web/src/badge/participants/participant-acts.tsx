import { badgeReplaced } from '@fairground/domain/badge'
import {
  deskBadgePdf,
  type Participant,
  printForCompany,
  reprintForCompany,
  voidBadge,
} from '@fairground/wire/badge/participants'
import { Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import { download } from '../../session/download'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useDialogFocus } from '../../ui/dialog-focus'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { useCommand } from '../../ui/use-command'
import { announce, badgeAnnouncer } from '../announce'
import styles from '../badge.module.css'
import { participantTexts as texts } from './participants.texts'

type Act = 'reprint' | 'void'

/** What can be done about one badge, by how far it is. */
export function ParticipantActs({ person }: { person: Participant }) {
  const say = useSay()
  const refresh = useRefresh()
  const [doing, setDoing] = useState<Act>()
  const { busy, run } = useCommand(badgeAnnouncer)
  const { id, companyId, name, state } = person
  const print = () =>
    run(
      async () => {
        await call(printForCompany, { body: { ids: [id] } })
        await download(deskBadgePdf, { query: { companyId, personId: id } })
      },
      { after: () => refresh('signUps') },
    )
  if (state === 'noPhoto') return null
  return (
    <>
      {state === 'void' ? null : (
        <Button
          type="link"
          size="small"
          loading={busy}
          aria-label={say(texts.printOf, { name })}
          onClick={() => void print()}
        >
          {say(texts.print)}
        </Button>
      )}
      {state === 'ready' ? null : (
        <Button
          type="link"
          size="small"
          aria-label={say(texts.reprintOf, { name })}
          onClick={() => setDoing('reprint')}
        >
          {say(texts.reprint)}
        </Button>
      )}
      {state === 'printed' ? (
        <Button
          type="link"
          size="small"
          danger
          aria-label={say(texts.voidOf, { name })}
          onClick={() => setDoing('void')}
        >
          {say(texts.void)}
        </Button>
      ) : null}
      {doing ? <ReasonDialog act={doing} person={person} onClose={() => setDoing(undefined)} /> : null}
    </>
  )
}

const reasonForm = badgeReplaced.pick({ reason: true })
const acts = {
  reprint: {
    endpoint: reprintForCompany,
    title: texts.reprintOf,
    note: texts.reprintNote,
    done: texts.reprinted,
    press: texts.reprint,
  },
  void: {
    endpoint: voidBadge,
    title: texts.voidOf,
    note: texts.voidNote,
    done: texts.voided,
    press: texts.void,
  },
}

function ReasonDialog({ act, person, onClose }: { act: Act; person: Participant; onClose: () => void }) {
  const say = useSay()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const content = useDialogFocus()
  const { id, companyId, name, version } = person
  const { endpoint, title, note, done, press } = acts[act]

  async function submit({ reason }: { reason: string }): Promise<void> {
    await call(endpoint, { body: { id, version, reason } })
    announce('success', done)
    onClose()
    await refresh('signUps')
    if (act === 'reprint')
      await download(deskBadgePdf, { query: { companyId, personId: id } }).catch(
        badgeAnnouncer.announceFailure,
      )
  }

  return (
    <Modal open onCancel={onClose} footer={null} title={say(title, { name })} mask={{ closable: false }}>
      <SchemaForm
        schema={reasonForm}
        form={form}
        name="badge-reason"
        marks={false}
        onSubmit={submit}
        onFailure={() => void refresh('signUps')}
      >
        <div ref={content}>
          <p className={styles.note}>{say(note)}</p>
          <SchemaField name="reason" label={say(texts.reason)} counter>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
          </SchemaField>
        </div>
        <SubmitButton block>{say(press)}</SubmitButton>
      </SchemaForm>
    </Modal>
  )
}
