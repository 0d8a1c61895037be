import { CallFailure } from '@fairground/wire/kernel/client'
import type { FieldFault } from '@fairground/wire/kernel/envelope'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { useLanguage, useSay } from '../../lib/language'
import { endReasonOf } from '../../session/session-store'
import { uiTexts } from '../ui.texts'
import { schemaFaults, withBlanks } from './schema-rules'

interface Submission<Schema extends z.ZodObject> {
  schema: Schema
  onSubmit: (values: z.output<Schema>) => Promise<void>
  /** Outcomes that belong to a field, by their code. Faults the server itself places on fields need no help. */
  faultsOf?: (failure: CallFailure) => FieldFault[]
  onFailure?: () => void
  /** Says each fault at its field and goes to the first; answers with those whose field is not on the screen. */
  place: (faults: FieldFault[]) => FieldFault[]
}

/** How a form is sent, whatever it is drawn with: once at a time, judged as a whole, and what became of it is said. */
export function useSubmission<Schema extends z.ZodObject>(submission: Submission<Schema>) {
  const { schema, onSubmit, faultsOf, onFailure, place } = submission
  const language = useLanguage()
  const say = useSay()
  const [submitting, setSubmitting] = useState(false)
  const [complaint, setComplaint] = useState<string>()
  // State lags behind a double click; the ref does not.
  const busy = useRef(false)

  function tell(faults: FieldFault[]): void {
    const others = place(faults)
    if (others.length > 0) setComplaint(others.map(({ message }) => message).join(' '))
  }

  function explain(error: unknown): void {
    if (endReasonOf(error)) return
    const failure = error instanceof CallFailure ? error : undefined
    const faults = failure?.fields.length ? failure.fields : ((failure && faultsOf?.(failure)) ?? [])
    // A fault without words of its own is explained by the answer's.
    if (failure && faults.length > 0)
      tell(faults.map(({ path, message }) => ({ path, message: message || failure.message })))
    else if (failure?.code === 'unreachable') setComplaint(say(uiTexts.formUnreachable))
    else setComplaint(failure?.message || say(uiTexts.formFailed))
  }

  async function submit(values: Record<string, unknown>): Promise<void> {
    if (busy.current) return
    setComplaint(undefined)
    const checked = schema.safeParse(withBlanks(schema, values))
    if (!checked.success) return tell(schemaFaults(checked.error.issues, language))
    busy.current = true
    setSubmitting(true)
    try {
      await onSubmit(checked.data)
    } catch (error) {
      onFailure?.()
      explain(error)
    } finally {
      busy.current = false
      setSubmitting(false)
    }
  }

  return { submitting, complaint, submit }
}
