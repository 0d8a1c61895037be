import type { CallFailure } from '@fairground/wire/kernel/client'
import type { FieldFault } from '@fairground/wire/kernel/envelope'
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { z } from 'zod'
import { useLanguage } from '../../lib/language'
import { schemaRules } from '../form/schema-rules'
import { useSubmission } from '../form/use-submission'
import { Callout } from './callout'
import { PlainFormContext } from './plain-form-context'
import type { TextForm } from './text-form'

interface Props<Schema extends z.ZodObject> {
  schema: Schema
  form: TextForm
  onSubmit: (values: z.output<Schema>) => Promise<void>
  /** Outcomes that belong to a field, by their code. Faults the server itself places on fields need no help. */
  faultsOf?: (failure: CallFailure) => FieldFault[]
  onFailure?: () => void
  /** A star beside what must be filled in, where not every field must. */
  marks?: boolean
  children: ReactNode
}

/** A form of text fields for pages that load no component library. The schema alone judges, as in every form. */
export function PlainForm<Schema extends z.ZodObject>(props: Props<Schema>) {
  const { schema, form, onSubmit, faultsOf, onFailure, marks = false, children } = props
  const language = useLanguage()
  const strict = useRef(false)
  const rules = useMemo(() => schemaRules(schema, language, () => strict.current), [schema, language])
  const { submitting, complaint, submit } = useSubmission({
    schema,
    onSubmit,
    place: form.tell,
    ...(faultsOf ? { faultsOf } : {}),
    ...(onFailure ? { onFailure } : {}),
  })
  const state = useMemo(() => ({ form, rules, submitting, marks }), [form, rules, submitting, marks])

  // Another language, or another rule: what was said no longer fits.
  useEffect(() => {
    for (const path of form.paths())
      if (form.faultAt(path) !== undefined) form.mark(path, rules[path]?.faultOf(form.textAt(path)))
  }, [form, rules])

  function send(event: FormEvent): void {
    event.preventDefault()
    strict.current = true
    const faults = form.paths().flatMap((path): FieldFault[] => {
      const message = rules[path]?.faultOf(form.textAt(path))
      return message === undefined ? [] : [{ path, message }]
    })
    if (faults.length > 0) form.tell(faults)
    else void submit(form.values())
  }

  return (
    <PlainFormContext value={state}>
      <form onSubmit={send} noValidate>
        <div aria-live="assertive">{complaint ? <Callout tone="bad">{complaint}</Callout> : null}</div>
        {children}
      </form>
    </PlainFormContext>
  )
}
