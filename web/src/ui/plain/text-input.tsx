import { type ComponentProps, type ReactNode, use } from 'react'
import { FieldContext } from './field-context'
import styles from './text-input.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'value'> {
  value?: string | undefined
  /** Stands inside the edge, behind the text. */
  suffix?: ReactNode
}

/** One line of text. Its field, a plain one or one of the library, says what stands in it and what is wrong. */
export function TextInput({ suffix, ...props }: Props) {
  const given = { ...use(FieldContext), ...props }
  const input = <input {...given} value={given.value ?? ''} className={suffix ? styles.bare : styles.edge} />
  if (!suffix) return input
  return (
    <span className={styles.edge}>
      {input}
      {suffix}
    </span>
  )
}
