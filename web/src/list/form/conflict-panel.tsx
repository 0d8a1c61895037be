import type { KeptList } from '@fairground/wire/list'
import { type FormInstance, Radio } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { ConflictNote } from '../../ui/form/conflict-note'
import { cellText } from '../cells'
import { useReader } from '../use-reader'
import styles from './form.module.css'
import { formTexts as texts } from './form.texts'
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
  const language = useLanguage()
  const reader = useReader(list.fields)
  const readable = contested.filter(({ field }) => list.fields[field]?.kind !== 'company')
  const [chosen, setChosen] = useState<Record<string, Side>>({})

  function choose(fields: Contested[], side: Side): void {
    form.setFieldsValue(Object.fromEntries(fields.map((one) => [one.field, one[side]])))
    setChosen({ ...chosen, ...Object.fromEntries(fields.map(({ field }) => [field, side])) })
  }

  const read = (name: string, value: unknown): string => {
    const field = list.fields[name]
    return (field && cellText(name, field, { [name]: value }, reader)) || say(texts.empty)
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
          <legend className={styles.legend}>{list.fields[one.field]?.title[language]}</legend>
          <Radio.Group
            vertical
            value={chosen[one.field] ?? 'mine'}
            onChange={({ target }) => choose([one], target.value as Side)}
            options={(['theirs', 'mine'] as const).map((side) => ({
              value: side,
              label: (
                <>
                  <span className={styles.side}>{say(texts[side])}</span>
                  {read(one.field, one[side])}
                </>
              ),
            }))}
          />
        </fieldset>
      ))}
    </ConflictNote>
  )
}
