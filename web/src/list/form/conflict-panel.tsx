import type { KeptList } from '@fairground/wire/list'
import { type FormInstance, Radio } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import { ConflictNote } from '../../ui/form/conflict-note'
import { useLeaves } from '../leaves'
import styles from './form.module.css'
import { formTexts as texts } from './form.texts'
import { putAt } from './form-fields'
import type { Contested } from './row-merge'

interface Props {
  list: KeptList
  message: string
  contested: Contested[]
  form: FormInstance
}

type Side = 'mine' | 'theirs'

/** Somebody else saved first. Both versions stand side by side; nothing is overwritten and nothing typed is lost. */
export function ConflictPanel({ list, message, contested, form }: Props) {
  const say = useSay()
  const leaves = useLeaves(list.fields)
  const readable = contested.filter(({ field }) => leaves.readable.includes(field))
  const [chosen, setChosen] = useState<Record<string, Side>>({})

  function choose(fields: Contested[], side: Side): void {
    putAt(form, Object.fromEntries(fields.map((one) => [one.field, one[side]])))
    setChosen({ ...chosen, ...Object.fromEntries(fields.map(({ field }) => [field, side])) })
  }

  return (
    <ConflictNote
      title={message}
      {...(readable.length > 1
        ? {
            choices: {
              theirs: { label: texts.useTheirs, onChoose: () => choose(contested, 'theirs') },
              mine: { label: texts.keepMine, onChoose: () => choose(contested, 'mine') },
            },
          }
        : {})}
    >
      <p>{say(readable.length > 0 ? texts.conflictLead : texts.conflictAll)}</p>
      {readable.map((one) => (
        <fieldset key={one.field} className={styles.contested}>
          <legend className={styles.legend}>{leaves.titleOf(one.field)}</legend>
          <Radio.Group
            vertical
            value={chosen[one.field] ?? 'mine'}
            onChange={({ target }) => choose([one], target.value as Side)}
            options={(['theirs', 'mine'] as const).map((side) => ({
              value: side,
              label: (
                <>
                  <span className={styles.side}>{say(texts[side])}</span>
                  {leaves.textOf(one.field, one[side]) || say(texts.empty)}
                </>
              ),
            }))}
          />
        </fieldset>
      ))}
    </ConflictNote>
  )
}
