import { type ChangeEvent, type CompositionEvent, type ReactNode, useCallback, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { FieldContext, type FieldOfInput } from './field-context'
import styles from './plain-field.module.css'
import { usePlainForm } from './plain-form-context'
import { useFaultAt, useTextAt } from './text-form'

interface Props {
  /** Dotted path in the form's schema. */
  name: string
  label: string
  hint?: ReactNode
  normalize?: (typed: string) => string
  /** Whatever holds the text input. */
  children: ReactNode
}

const asTyped = (typed: string): string => typed

/** A label, an input, and what there is to say about it. */
export function PlainField({ name, label, hint, normalize = asTyped, children }: Props) {
  const { form, rules, marks } = usePlainForm()
  const rule = rules[name]
  const text = useTextAt(form, name)
  const fault = useFaultAt(form, name)
  const id = name.replaceAll('.', '_')
  const attach = useCallback(
    (input: HTMLInputElement | null) => (input ? form.attach(name, input) : undefined),
    [form, name],
  )

  const field = useMemo((): FieldOfInput => {
    function judge(): void {
      form.mark(name, rule?.faultOf(form.textAt(name)))
    }

    function write(input: HTMLInputElement, clean: (typed: string) => string): void {
      const { value, selectionStart } = input
      const kept = clean(value)
      flushSync(() => {
        form.write(name, kept)
        // A message that no longer fits what stands in the field would only mislead.
        if (form.faultAt(name) !== undefined) judge()
      })
      if (kept === value || selectionStart === null) return
      const caret = clean(value.slice(0, selectionStart)).length
      input.setSelectionRange(caret, caret)
    }

    return {
      id,
      name,
      ref: attach,
      // What an input method is still composing must not change under its hands.
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        write(event.currentTarget, (event.nativeEvent as InputEvent).isComposing ? asTyped : normalize),
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => write(event.currentTarget, normalize),
      // What the server said about a field stands until the field is changed.
      onBlur: () => {
        if (form.faultAt(name) === undefined) judge()
      },
    }
  }, [form, name, id, rule, normalize, attach])

  const described = [fault ? `${id}_fault` : '', hint ? `${id}_hint` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{marks && rule?.required ? `${label} *` : label}</label>
      <FieldContext
        value={{
          ...field,
          value: text,
          'aria-required': rule?.required ?? false,
          'aria-invalid': fault !== undefined,
          'aria-describedby': described || undefined,
        }}
      >
        {children}
      </FieldContext>
      <div className={fault ? styles.faulty : undefined}>
        <div role="alert">
          {fault ? (
            <p id={`${id}_fault`} className={styles.fault}>
              {fault}
            </p>
          ) : null}
        </div>
        {hint ? (
          <div id={`${id}_hint`} className={styles.hint}>
            {hint}
          </div>
        ) : null}
      </div>
    </div>
  )
}
