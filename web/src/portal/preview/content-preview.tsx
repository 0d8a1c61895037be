import { type Document, isBlank, saysIn } from '@fairground/domain/field'
import { type Language, languages, type Text } from '@fairground/domain/text'
import type { KeptList, ListRow, WireField } from '@fairground/wire/list'
import { useSay } from '../../lib/language'
import { localeTags } from '../../lib/text'
import { pictureAddress } from '../picture-field'
import { portalTexts as texts } from '../portal.texts'
import { DocumentText } from './document-text'
import styles from './preview.module.css'
import { useReadAs } from './use-read-as'

interface Props {
  list: KeptList
  /** As they are kept, or as they stand in a form. */
  values: Partial<ListRow>
  language: Language
}

/** How an entry reads in one language: what is not there in it leaves no gap, and says so only where all of it is missing. */
export function ContentPreview({ list, values, language }: Props) {
  const say = useSay()
  const read = useReadAs(language)
  const isNamed = list.fields[list.namedBy]?.kind === 'bothLanguages'
  const name = isNamed ? (values[list.namedBy] as Text | undefined)?.[language] : undefined
  const isThere = isNamed && languages.some((one) => (values[list.namedBy] as Text | undefined)?.[one])
  const others = Object.entries(list.fields).filter(([field]) => !isNamed || field !== list.namedBy)
  if (!name && isThere)
    return <p className={styles.absent}>{say(language === 'zh' ? texts.noChinese : texts.noEnglish)}</p>
  const facts = others.filter(([field, { kind, hidden }]) => isFact(kind, hidden) && !isBlank(values[field]))
  return (
    <article className={styles.article} lang={localeTags[language]}>
      {name ? <h2>{name}</h2> : null}
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map(([field, described]) => {
            const words = read(described, values[field])
            return words ? (
              <div key={field}>
                <dt>{described.title[language]}</dt>
                <dd>{words}</dd>
              </div>
            ) : null
          })}
        </dl>
      ) : null}
      {others
        .filter(([field, { kind, hidden }]) => !isFact(kind, hidden) && !isAlt(list.fields, field))
        .map(([field, described]) => (
          <Part key={field} name={field} field={described} values={values} language={language} read={read} />
        ))}
    </article>
  )
}

const isFact = (kind: WireField['kind'], hidden: boolean | undefined) =>
  kind !== 'file' && kind !== 'document' && kind !== 'navigation' && kind !== 'words' && !hidden

/** What a picture shows is read with it. */
const isAlt = (fields: KeptList['fields'], name: string): boolean =>
  name.endsWith('Alt') && fields[name.slice(0, -3)]?.kind === 'file'

interface PartProps {
  name: string
  field: WireField
  values: Partial<ListRow>
  language: Language
  read: (field: WireField, value: unknown) => string
}

function Part({ name, field, values, language, read }: PartProps) {
  const value = values[name]
  if (isBlank(value)) return null
  if (field.kind === 'file') {
    const alt = (values[`${name}Alt`] as Text | undefined)?.[language] ?? ''
    return <img className={styles.picture} src={pictureAddress(String(value))} alt={alt} />
  }
  if (field.kind === 'document')
    return saysIn(value as Document, language) ? (
      <DocumentText document={value as Document} language={language} />
    ) : null
  const words = read(field, value)
  if (!words) return null
  return (
    <div className={styles.words}>
      <span>{field.title[language]}</span>
      <p>{words}</p>
    </div>
  )
}
