import { dayIn, type Field, toneOf } from '@fairground/domain/field'
import { daysLeft, expiryOf } from '@fairground/domain/list'
import type { Language, Text } from '@fairground/domain/text'
import {
  allFields,
  type KeptList,
  type ListRow,
  type LogList,
  type ViewList,
  type WireField,
} from '@fairground/wire/list'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useLanguage, useSay } from '../lib/language'
import type { Column } from '../ui/list/list-rows'
import { StatusTag } from '../ui/status-tag'
import { cellText, tableFields } from './cells'
import styles from './list.module.css'
import { listTexts as texts } from './list.texts'
import { useReader } from './use-reader'

type AnyList = KeptList | LogList | ViewList

/** A short name for a row, also where it was given none. */
export function useRowName(list: AnyList): (row: ListRow) => string {
  const say = useSay()
  const reader = useReader(allFields(list))
  const own = list.namedBy
  return (row) => {
    const read = tableFields(list).map(([name, field]) => [name, cellText(name, field, row, reader)] as const)
    const named = read.find(([name]) => name === own)?.[1]
    const parts = read.map(([, text]) => text).filter(Boolean)
    return named || parts.slice(0, 3).join(' · ') || say(texts.unnamed)
  }
}

/** A value with the marks that tell its meaning at a glance, the same wherever the row is read. */
export function useShownCell(list: AnyList): (name: string, text: string, row: ListRow) => ReactNode {
  const say = useSay()
  const fields = allFields(list)
  const { timeZone } = useReader(fields)
  const today = dayIn(timeZone)
  const left = (count: number) => (count === 0 ? say(texts.lastDay) : say(texts.daysLeft, { count }))
  return (name, text, row) => {
    if (text === '') return ''
    const field = fields[name]
    const tone = field && toneOf(field, row[name])
    if (tone) return <StatusTag tone={tone}>{text}</StatusTag>
    const expiry = field?.kind === 'date' && field.expires ? expiryOf(String(row[name]), today) : undefined
    if (expiry)
      return (
        <span className={styles[expiry]}>
          {text}{' '}
          <small>{expiry === 'over' ? say(texts.over) : left(daysLeft(String(row[name]), today))}</small>
        </span>
      )
    if (field?.kind === 'bothLanguages')
      return (
        <>
          {text}
          <OnlyIn field={field} value={row[name]} />
        </>
      )
    return field && isCode(field) ? <span className={styles.mono}>{text}</span> : text
  }
}

export function useColumns(list: AnyList, onShow: (row: ListRow) => void): Column<ListRow>[] {
  const reader = useReader(allFields(list))
  const nameOf = useRowName(list)
  const shown = useShownCell(list)
  const own = list.namedBy
  return tableFields(list).map(([name, field]) => ({
    key: name,
    title: field.title[reader.language],
    names: name === own,
    sort: list.sortable.includes(name) ? name : undefined,
    wraps:
      field.kind === 'paragraph' ||
      field.kind === 'bothLanguages' ||
      (field.kind === 'text' && !isCode(field)),
    cell: (row) =>
      name === own ? (
        <>
          <Button type="link" size="small" className={styles.name ?? ''} onClick={() => onShow(row)}>
            {nameOf(row)}
          </Button>
          <OnlyIn field={field} value={row[name]} />
        </>
      ) : (
        shown(name, cellText(name, field, row, reader), row)
      ),
  }))
}

/** Codes and certificate numbers are read character by character. */
const isCode = (field: Field): boolean => field.kind === 'text' && field.look === 'code'

const only = { zh: texts.onlyChinese, en: texts.onlyEnglish }

/** Says so where a value is shown in the other language, because the reader's is not there. */
function OnlyIn({ field, value }: { field: WireField; value: unknown }) {
  const say = useSay()
  const language = useLanguage()
  const other = field.kind === 'bothLanguages' ? otherThan(language, value as Text) : undefined
  return other ? <span className={styles.only}>{say(only[other])}</span> : null
}

/** The language a text is there in, where that is not the wanted one. */
function otherThan(wanted: Language, words: Text): Language | undefined {
  const other = wanted === 'zh' ? 'en' : 'zh'
  return words[wanted] === '' && words[other] !== '' ? other : undefined
}
