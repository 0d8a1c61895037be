import type { KeptList, ListRow } from '@fairground/wire/list'
import { Alert, Button, type FormInstance, Radio } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { cellText } from '../cells'
import { useReader } from '../use-reader'
import styles from './form.module.css'
import { formTexts as texts } from './form.texts'
import type { Contested } from './row-merge'

export interface Conflict {
  message: string
  contested: Contested[]
  latest: ListRow
}

interface Props {
  list: KeptList
  conflict: Conflict
  form: FormInstance
}

type Side = 'mine' | 'theirs'

/** Somebody else saved first. Both versions stand side by side; nothing is overwritten and nothing typed is lost. */
export function ConflictPanel({ list, conflict, form }: Props) {
  const say = useSay()
  const language = useLanguage()
  const reader = useReader(list.fields)
  const { message, contested } = conflict
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
    <Alert
      type="warning"
      showIcon
      className={styles.conflict ?? ''}
      title={message}
      description={
        <>
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
          {readable.length > 1 ? (
            <p className={styles.both}>
              <Button size="small" onClick={() => choose(contested, 'theirs')}>
                {say(texts.useTheirs)}
              </Button>
              <Button size="small" onClick={() => choose(contested, 'mine')}>
                {say(texts.keepMine)}
              </Button>
            </p>
          ) : null}
        </>
      }
    />
  )
}
