import { badgeReplaced } from '@fairground/domain/badge'
import { badgePdf, type ListedPerson, printBadges, reprintBadge } from '@fairground/wire/badge'
import { Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useSay } from '../lib/language'
import { download } from '../session/download'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { useDialogFocus } from '../ui/dialog-focus'
import { SchemaField } from '../ui/form/schema-field'
import { SchemaForm } from '../ui/form/schema-form'
import { SubmitButton } from '../ui/form/submit-button'
import { useCommand } from '../ui/use-command'
import { announce, badgeAnnouncer } from './announce'
import styles from './badge.module.css'
import { badgeTexts as texts } from './badge.texts'

/** First on record as printed, then on paper: a download that breaks can simply be asked for again. */
function usePrinting() {
  const refresh = useRefresh()
  const { busy, run } = useCommand(badgeAnnouncer)
  const print = (ids: string[], personId?: string) =>
    run(
      async () => {
        await call(printBadges, { body: { ids } })
        await download(badgePdf, { query: { personId } })
      },
      { after: () => refresh('ownSignUp') },
    )
  return { busy, print }
}

export function PrintAllButton({ people }: { people: readonly ListedPerson[] }) {
  const say = useSay()
  const { busy, print } = usePrinting()
  const ready = people.filter(({ photoFileId, voidReason }) => photoFileId !== null && voidReason === null)
  if (ready.length === 0) return null
  return (
    <Button loading={busy} onClick={() => void print(ready.map(({ id }) => id))}>
      {say(texts.printAll, { count: ready.length })}
    </Button>
  )
}

export function PrintButtons({ person }: { person: ListedPerson }) {
  const say = useSay()
  const { busy, print } = usePrinting()
  const [reprinting, setReprinting] = useState(false)
  const { id, name, photoFileId, printing, voidReason } = person
  // What the organiser made void the organiser alone prints again.
  if (photoFileId === null || voidReason !== null) return null
  return (
    <>
      <Button
        type="link"
        size="small"
        loading={busy}
        aria-label={say(printing > 0 ? texts.downloadOf : texts.printOf, { name })}
        onClick={() => void print([id], id)}
      >
        {say(printing > 0 ? texts.download : texts.print)}
      </Button>
      {printing > 0 ? (
        <Button
          type="link"
          size="small"
          aria-label={say(texts.reprintOf, { name })}
          onClick={() => setReprinting(true)}
        >
          {say(texts.reprint)}
        </Button>
      ) : null}
      {reprinting ? <ReprintDialog person={person} onClose={() => setReprinting(false)} /> : null}
    </>
  )
}

const reasonForm = badgeReplaced.pick({ reason: true })

function ReprintDialog({ person, onClose }: { person: ListedPerson; onClose: () => void }) {
  const say = useSay()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const content = useDialogFocus()
  const { id, name, version } = person

  async function submit({ reason }: { reason: string }): Promise<void> {
    await call(reprintBadge, { body: { id, version, reason } })
    announce('success', texts.reprinted)
    onClose()
    await refresh('ownSignUp')
    await download(badgePdf, { query: { personId: id } }).catch(badgeAnnouncer.announceFailure)
  }

  return (
    <Modal
      open
      onCancel={onClose}
      footer={null}
      title={say(texts.reprintOf, { name })}
      mask={{ closable: false }}
    >
      <SchemaForm
        schema={reasonForm}
        form={form}
        name="badge-reprint"
        marks={false}
        onSubmit={submit}
        onFailure={() => void refresh('ownSignUp')}
      >
        <div ref={content}>
          <p className={styles.note}>{say(texts.reprintNote)}</p>
          <SchemaField name="reason" label={say(texts.reason)} counter>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
          </SchemaField>
        </div>
        <SubmitButton block>{say(texts.reprint)}</SubmitButton>
      </SchemaForm>
    </Modal>
  )
}
