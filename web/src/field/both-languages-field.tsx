import type { Field } from '@fairground/domain/field'
import { languages } from '@fairground/domain/text'
import { Input } from 'antd'
import { useLanguage, useSay } from '../lib/language'
import { localeTags } from '../lib/text'
import { SchemaField } from '../ui/form/schema-field'
import styles from './both-languages-field.module.css'
import { titleIn } from './title-in'

interface Props {
  name: string
  field: Field<'bothLanguages'>
  autoFocus: boolean
}

/** Beside each other where there is room, so that one can be read while the other is written. */
export function BothLanguagesField({ name, field, autoFocus }: Props) {
  const say = useSay()
  const reader = useLanguage()
  return (
    <div className={styles.languages}>
      {languages.map((language, place) => {
        const words = { lang: localeTags[language], autoFocus: autoFocus && place === 0 }
        return (
          <SchemaField
            key={language}
            name={`${name}.${language}`}
            label={say(titleIn[language], { title: field.title[reader] })}
            hint={field.hint?.[reader]}
            counter
          >
            {field.long ? (
              <Input.TextArea {...words} autoSize={{ minRows: 6, maxRows: 16 }} />
            ) : (
              <Input {...words} />
            )}
          </SchemaField>
        )
      })}
    </div>
  )
}
