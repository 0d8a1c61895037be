import { identityKindNames, identityKinds } from '@fairground/domain/badge'
import type { Language } from '@fairground/domain/text'
import { Input, Select } from 'antd'
import { useLanguage, useSay } from '../lib/language'
import { SchemaField } from '../ui/form/schema-field'
import styles from './badge.module.css'
import { badgeTexts as texts } from './badge.texts'
import { PhotoField } from './photo-field'

/** What is asked of somebody for a badge. `masked`: the number on record, which stays where none is typed. */
export function PersonFields({ masked }: { masked?: string | undefined }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <SchemaField name="name" label={say(texts.name)}>
        <Input autoComplete="off" />
      </SchemaField>
      <SchemaField name="nameEn" label={say(texts.nameEn)} hint={say(texts.nameEnHint)}>
        <Input autoComplete="off" lang="en" />
      </SchemaField>
      <SchemaField name="post" label={say(texts.post)}>
        <Input autoComplete="off" />
      </SchemaField>
      <SchemaField name="mobile" label={say(texts.mobile)} hint={say(texts.mobileHint)}>
        <Input type="tel" autoComplete="off" />
      </SchemaField>
      <SchemaField name="identityKind" label={say(texts.identityKind)}>
        <Select
          options={identityKinds.map((kind) => ({
            value: kind,
            label: identityKindNames[kind][language],
          }))}
        />
      </SchemaField>
      <SchemaField
        name="identityNumber"
        label={say(texts.identityNumber)}
        hint={masked === undefined ? undefined : say(texts.identityKeep, { masked })}
      >
        <Input autoComplete="off" spellCheck={false} />
      </SchemaField>
      <div className={styles.whole}>
        <SchemaField name="photoFileId" label={say(texts.photo)}>
          <PhotoField />
        </SchemaField>
      </div>
    </>
  )
}

export const usualPerson = (language: Language) => ({
  identityKind: language === 'zh' ? 'idCard' : 'passport',
  photoFileId: null,
})
