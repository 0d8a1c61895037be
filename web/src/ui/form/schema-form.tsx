import { CallFailure } from '@fairground/wire/kernel/client'
import type { FieldFault } from '@fairground/wire/kernel/envelope'
import { Alert, Form, type FormInstance } from 'antd'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { z } from 'zod'
import { useLanguage, useSay } from '../../lib/language'
import { endReasonOf } from '../../session/session-store'
import { uiTexts } from '../ui.texts'
import { DraftNote } from './draft-note'
import { FormStateContext } from './form-context'
import { namePathOf, schemaFaults, schemaRules, withBlanks } from './schema-rules'
import type { Draft } from './use-draft'

interface Props<Schema extends z.ZodObject> {
  schema: Schema
  form: FormInstance
  initialValues?: Record<string, unknown>
  onSubmit: (values: z.output<Schema>) => Promise<void>
  /** Outcomes that belong to a field, by their code. Faults the server itself places on fields need no help. */
  faultsOf?: (failure: CallFailure) => FieldFault[]
  onFailure?: () => void
  draft?: Draft
  /** Off where every field is required and a star beside each would say nothing. */
  marks?: boolean
  /** Tells apart the fields of several forms on one page. */
  name?: string
  children: ReactNode
}

export function SchemaForm<Schema extends z.ZodObject>(props: Props<Schema>) {
  const {
    schema,
    form,
    initialValues,
    onSubmit,
    faultsOf,
    onFailure,
    draft,
    marks = true,
    name,
    children,
  } = props
  const language = useLanguage()
  const say = useSay()
  const [submitting, setSubmitting] = useState(false)
  const [complaint, setComplaint] = useState<string>()
  // State lags behind a double click; the ref does not.
  const busy = useRef(false)
  const strict = useRef(false)
  const rules = useMemo(() => schemaRules(schema, language, () => strict.current), [schema, language])
  const state = useMemo(() => ({ rules, submitting }), [rules, submitting])

  function place(faults: FieldFault[]): void {
    const fields = new Set(form.getFieldsError().map(({ name }) => name.join('.')))
    const onScreen = faults.filter(({ path }) => fields.has(path))
    form.setFields(onScreen.map(({ path, message }) => ({ name: namePathOf(path), errors: [message] })))
    const first = onScreen[0]
    if (first) form.scrollToField(namePathOf(first.path), { focus: true, block: 'center' })
    const others = faults.filter((fault) => !onScreen.includes(fault))
    if (others.length > 0) setComplaint(others.map(({ message }) => message).join(' '))
  }

  function explain(error: unknown): void {
    if (endReasonOf(error)) return
    const failure = error instanceof CallFailure ? error : undefined
    const faults = failure?.fields.length ? failure.fields : ((failure && faultsOf?.(failure)) ?? [])
    // A fault without words of its own is explained by the answer's.
    if (failure && faults.length > 0)
      place(faults.map(({ path, message }) => ({ path, message: message || failure.message })))
    else if (failure?.code === 'unreachable') setComplaint(say(uiTexts.formUnreachable))
    else setComplaint(failure?.message || say(uiTexts.formFailed))
  }

  async function submit(values: Record<string, unknown>): Promise<void> {
    if (busy.current) return
    setComplaint(undefined)
    const checked = schema.safeParse(withBlanks(schema, values))
    if (!checked.success) return place(schemaFaults(checked.error.issues, language))
    busy.current = true
    setSubmitting(true)
    try {
      await onSubmit(checked.data)
      draft?.saved()
    } catch (error) {
      onFailure?.()
      explain(error)
    } finally {
      busy.current = false
      setSubmitting(false)
    }
  }

  /** A message that no longer fits what stands in the field would only mislead. */
  function recheck(changed: string[][]): void {
    const wrong = changed.filter((name) => form.getFieldError(name).length > 0)
    if (wrong.length > 0) form.validateFields(wrong).catch(() => undefined)
  }

  return (
    <FormStateContext value={state}>
      <Form
        form={form}
        {...(name ? { name } : {})}
        layout="vertical"
        requiredMark={marks ? withStar : false}
        validateTrigger="onBlur"
        scrollToFirstError={{ focus: true, block: 'center' }}
        initialValues={initialValues}
        onSubmitCapture={() => {
          strict.current = true
        }}
        onValuesChange={(changed: Record<string, unknown>) => recheck(changedFields(changed))}
        onFinish={submit}
        noValidate
      >
        {draft ? <DraftNote draft={draft} /> : null}
        <div aria-live="assertive">
          {complaint ? <Alert type="error" showIcon title={complaint} style={{ marginBottom: 20 }} /> : null}
        </div>
        {children}
      </Form>
    </FormStateContext>
  )
}

const withStar = (label: ReactNode, { required }: { required: boolean }): ReactNode =>
  required ? <span>{label} *</span> : label

function changedFields(changed: Record<string, unknown>, prefix: string[] = []): string[][] {
  return Object.entries(changed).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
      ? changedFields(value as Record<string, unknown>, [...prefix, key])
      : [[...prefix, key]],
  )
}
