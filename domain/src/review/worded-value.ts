import type { CodeListName } from '../codelist'
import type { Language } from '../text'
import type { SignUpField } from './section-fields'

/** What has to be looked up: the names of codes and of files. */
export interface Names {
  code(list: CodeListName, value: unknown): string
  file(id: unknown): string
}

const yesNo = { zh: { yes: '是', no: '否' }, en: { yes: 'Yes', no: 'No' } }
const separators = { zh: '、', en: ', ' }

/** A stored value as a person reads it, on the screen and on paper; nothing where nothing was said. */
export function wordedValue(field: SignUpField, value: unknown, language: Language, names: Names): string {
  switch (field.kind) {
    case 'code':
      return names.code(field.list, value)
    case 'codes':
      return (Array.isArray(value) ? value : [])
        .map((code) => names.code(field.list, code))
        .join(separators[language])
    case 'choice':
      return field.choices[String(value)]?.[language] ?? ''
    case 'yesNo':
      return typeof value === 'boolean' ? yesNo[language][value ? 'yes' : 'no'] : ''
    case 'booths':
      return value ? `${value}${language === 'zh' ? ' 个' : ''}` : ''
    case 'area':
      return value ? `${value} m²` : ''
    case 'grouped':
      return String(value ?? '')
        .replace(/\s/g, '')
        .replace(/(.{4})(?=.)/g, '$1 ')
    case 'file':
      return names.file(value)
    default:
      return value === null || value === undefined ? '' : String(value)
  }
}
