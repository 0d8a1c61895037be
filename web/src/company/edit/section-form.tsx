import type { SignUpSection } from '@fairground/domain/company/sections'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { Button, type FormInstance } from 'antd'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { z } from 'zod'
import { useSay } from '../../lib/language'
import { endReasonOf } from '../../session/session-store'
import { DraftNote } from '../../ui/form/draft-note'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { useDraft } from '../../ui/form/use-draft'
import { KeptValue } from '../fields/kept-value'
import { RunningUploadsContext, useRunningUploads } from '../files/running-uploads'
import { signUpAnnouncer } from '../notice-key'
import { signUpTexts } from '../sign-up.texts'
import { useSubject } from '../subject'
import { ConflictNote } from './conflict-note'
import { draftKey } from './drafts'
import { editTexts as texts } from './edit.texts'
import styles from './section-form.module.css'
import type { SectionFrame } from './section-frame'

const neverSaved = new Date(0)

interface Props<Schema extends z.ZodObject> {
  section: SignUpSection
  frame: SectionFrame
  form: FormInstance
  schema: Schema
  /** The stored answers; what the form starts from, and what it returns to. */
  record: { saved: boolean; updatedAt: Date } | null
  initialValues: Record<string, unknown>
  send: (values: z.output<Schema>, basedOn: Date | undefined) => Promise<unknown>
  onSaved?: () => void
  messages: { saved: string; failed: string }
  /** The stored answers to read, shown when somebody else saved them meanwhile. */
  latest: ReactNode
  children: ReactNode
}

/** What the form of every section has in common: drafts, saving, conflicts, cancelling. */
export function SectionForm<Schema extends z.ZodObject>(props: Props<Schema>) {
  const { section, frame, form, schema, record, initialValues, send, onSaved, messages, latest, children } =
    props
  const say = useSay()
  const draft = useDraft(draftKey(useSubject(), frame.edition, section), form)
  const [conflict, setConflict] = useState(false)
  const uploads = useRunningUploads()
  // Of what was never saved too: another tab may save it first.
  const version = (record?.updatedAt ?? neverSaved).toISOString()

  useEffect(() => frame.onDirty(draft.restored || form.isFieldsTouched()))
  const settle = useEffectEvent(() => frame.onDirty(false))
  useEffect(() => () => settle(), [])

  async function save(values: z.output<Schema>): Promise<void> {
    const basedOn: unknown = form.getFieldValue('basedOn')
    try {
      await send(values, typeof basedOn === 'string' ? new Date(basedOn) : undefined)
    } catch (error) {
      if (error instanceof CallFailure && error.code === codes.conflict) {
        await frame.reload(section)
        setConflict(true)
        return
      }
      if (!endReasonOf(error)) signUpAnnouncer.announce('error', messages.failed)
      throw error
    }
    draft.saved()
    signUpAnnouncer.announce('success', messages.saved)
    onSaved?.()
    await frame.reload(section)
    frame.onDone()
  }

  function cancel(): void {
    draft.discard()
    frame.onDone()
  }

  return (
    <RunningUploadsContext value={uploads.change}>
      <DraftNote draft={draft} />
      {conflict ? (
        <ConflictNote
          latest={latest}
          onTakeLatest={() => {
            draft.discard()
            setConflict(false)
          }}
          onKeepMine={() => {
            form.setFieldValue('basedOn', version)
            setConflict(false)
          }}
        />
      ) : null}
      <SchemaForm
        name={section}
        schema={schema}
        form={form}
        initialValues={{ ...initialValues, basedOn: version }}
        onSubmit={save}
      >
        {/* Kept with the draft: what was typed over an older version must not overwrite a newer one unseen. */}
        <KeptValue name="basedOn" />
        {children}
        <div className={styles.buttons}>
          <span role="status" className={styles.wait}>
            {uploads.running > 0 ? say(texts.waitForUpload) : null}
          </span>
          {record?.saved ? <Button onClick={cancel}>{say(signUpTexts.cancel)}</Button> : null}
          <SubmitButton disabled={uploads.running > 0 || conflict}>{say(texts.save)}</SubmitButton>
        </div>
      </SchemaForm>
    </RunningUploadsContext>
  )
}
