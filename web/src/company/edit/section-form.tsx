import type { SignUpSection } from '@fairground/domain/company/sections'
import { Button, type FormInstance } from 'antd'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { z } from 'zod'
import { useSay } from '../../lib/language'
import { endReasonOf } from '../../session/session-store'
import { ConflictNote } from '../../ui/form/conflict-note'
import { DraftNote } from '../../ui/form/draft-note'
import { KeptValue } from '../../ui/form/kept-value'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { useKeptForm } from '../../ui/form/use-kept-form'
import { RunningUploadsContext, useRunningUploads } from '../files/running-uploads'
import { signUpAnnouncer } from '../notice-key'
import { signUpTexts } from '../sign-up.texts'
import { useSubject } from '../subject'
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
  const uploads = useRunningUploads()
  // Of what was never saved too: another tab may save it first.
  const version = (record?.updatedAt ?? neverSaved).toISOString()
  const kept = useKeptForm({
    form,
    draftKey: draftKey(useSubject(), frame.edition, section),
    version,
    onClose: frame.onDone,
    latest: () => frame.reload(section).then(() => true),
  })

  useEffect(() => frame.onDirty(kept.draft.restored || form.isFieldsTouched()))
  const settle = useEffectEvent(() => frame.onDirty(false))
  useEffect(() => () => settle(), [])

  async function save(values: z.output<Schema>): Promise<void> {
    try {
      if (await kept.save((basedOn) => send(values, basedOn ? new Date(basedOn) : undefined))) return
    } catch (error) {
      if (!endReasonOf(error)) signUpAnnouncer.announce('error', messages.failed)
      throw error
    }
    // Before it is said: whoever hears it may go on at once.
    frame.onDirty(false)
    signUpAnnouncer.announce('success', messages.saved)
    onSaved?.()
    await frame.reload(section)
    frame.onDone()
  }

  return (
    <RunningUploadsContext value={uploads.change}>
      <DraftNote draft={kept.draft} />
      {kept.conflict ? (
        <ConflictNote
          title={say(texts.conflictTitle)}
          latest={{ content: latest, show: texts.showLatest, hide: texts.hideLatest }}
          choices={{
            theirs: { label: texts.takeLatest, onChoose: kept.discard },
            mine: { label: texts.keepMine, onChoose: () => kept.accept() },
          }}
        >
          <p>{say(texts.conflictText)}</p>
        </ConflictNote>
      ) : null}
      <SchemaForm
        name={section}
        schema={schema}
        form={form}
        initialValues={{ ...initialValues, basedOn: version }}
        onSubmit={save}
      >
        <KeptValue name="basedOn" />
        {children}
        <div className={styles.buttons}>
          <span role="status" className={styles.wait}>
            {uploads.running > 0 ? say(texts.waitForUpload) : null}
          </span>
          {record?.saved ? <Button onClick={kept.cancel}>{say(signUpTexts.cancel)}</Button> : null}
          <SubmitButton disabled={uploads.running > 0 || kept.conflict !== undefined}>
            {say(texts.save)}
          </SubmitButton>
        </div>
      </SchemaForm>
    </RunningUploadsContext>
  )
}
