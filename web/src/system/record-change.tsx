import { isPermissionKey } from '@fairground/domain/account'
import { keyNames, staffDepartmentNames } from '@fairground/domain/system'
import type { Language } from '@fairground/domain/text'
import type { RecordedChanges } from '@fairground/wire/system/users'
import { useLanguage, useSay } from '../lib/language'
import styles from './record-change.module.css'
import { actionTexts, fieldTexts, systemTexts as texts } from './system.texts'

type Entry = RecordedChanges['entries'][number]

/** One change on record: what was done, and of each field what it was and what it became. */
export function RecordChange({ entry: { action, before, after } }: { entry: Entry }) {
  const say = useSay()
  const language = useLanguage()
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  )
  const known = actionTexts[action as keyof typeof actionTexts]
  return (
    <>
      <b>{known ? say(known) : action}</b>
      {names.map((name) => {
        const [was, is] = [before?.[name], after?.[name]]
        const [gone, come] =
          Array.isArray(was) && Array.isArray(is) && name !== 'order'
            ? [was.filter((one) => !is.includes(one)), is.filter((one) => !was.includes(one))]
            : [was, is]
        const title = fieldTexts[name as keyof typeof fieldTexts]
        return (
          <p key={name} className={styles.change}>
            {title ? say(title) : name}
            {language === 'en' ? ': ' : '：'}
            {before && !isEmpty(gone) ? <del>{worded(gone, language)}</del> : null}
            {before && after && !isEmpty(gone) ? ' → ' : null}
            {after ? (
              <ins>{isEmpty(come) ? (isEmpty(is) ? say(texts.nothing) : '') : worded(come, language)}</ins>
            ) : null}
          </p>
        )
      })}
    </>
  )
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

function worded(value: unknown, language: Language): string {
  if (Array.isArray(value))
    return value.map((one) => worded(one, language)).join(language === 'en' ? ', ' : '、')
  if (value === true) return language === 'en' ? 'yes' : '是'
  if (value === false) return language === 'en' ? 'no' : '否'
  if (value === 'CHN') return '中文'
  if (value === 'ENG') return 'English'
  if (typeof value !== 'string') return String(value)
  if (isPermissionKey(value)) return keyNames[value][language]
  return staffDepartmentNames[value as keyof typeof staffDepartmentNames]?.[language] ?? value
}
