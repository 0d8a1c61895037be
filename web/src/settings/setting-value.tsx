import type { SettingDefinition } from '@fairground/domain/settings'
import { describeValue } from './describe-value'
import styles from './setting-value.module.css'
import { useWords } from './use-words'

/** A value as people read it: one line, or its parts with their names. */
export function SettingValue({ definition, value }: { definition: SettingDefinition; value: unknown }) {
  const lines = describeValue(definition, value, useWords())
  const [only] = lines
  if (lines.length === 1 && only && only.label === '') return <p className={styles.line}>{only.text}</p>
  return (
    <dl className={styles.parts}>
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
