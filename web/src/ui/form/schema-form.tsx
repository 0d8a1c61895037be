import type { CallFailure } from '@fairground/wire/kernel/client'
import type { FieldFault } from '@fairground/wire/kernel/envelope'
import { Alert, Form, type FormInstance } from 'antd'
import { type ReactNode, useMemo, useRef } from 'react'
import type { z } from 'zod'
import { useLanguage } from '../../lib/language'
import { DraftNote } from './draft-note'
import { FormStateContext } from './form-context'
import { namePathOf, schemaRules } from './schema-rules'
import type { Draft } from './use-draft'
import { useSubmission } from './use-submission'

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
  const strict = useRef(false)
  const rules = useMemo(() => schemaRules(schema, language, () => strict.current), [schema, language])
  const { submitting, complaint, submit } = useSubmission({
    schema,
    place,
    async onSubmit(values) {
      await onSubmit(values)
      draft?.saved()
    },
    ...(faultsOf ? { faultsOf } : {}),
    ...(onFailure ? { onFailure } : {}),
  })
  const state = useMemo(() => ({ rules, submitting }), [rules, submitting])

  function place(faults: FieldFault[]): FieldFault[] {
    const fields = new Set(form.getFieldsError().map(({ name }) => name.join('.')))
    const onScreen = faults.filter(({ path }) => fields.has(path))
    form.setFields(onScreen.map(({ path, message }) => ({ name: namePathOf(path), errors: [message] })))
    const first = onScreen[0]
    if (first) form.scrollToField(namePathOf(first.path), { focus: true, block: 'center' })
    return faults.filter((fault) => !onScreen.includes(fault))
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
