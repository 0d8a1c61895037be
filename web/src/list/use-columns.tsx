import { type Field, toneOf } from '@fairground/domain/field'
import type { KeptList, ListRow, LogList, WireFields } from '@fairground/wire/list'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useSay } from '../lib/language'
import type { Column } from '../ui/list/list-rows'
import { StatusTag } from '../ui/status-tag'
import { cellText, tableFields } from './cells'
import { expiryOf, todayIn } from './expiry'
import styles from './list.module.css'
import { listTexts as texts } from './list.texts'
import { useReader } from './use-reader'

type AnyList = KeptList | LogList

/** A short name for a row, also where it was given none. */
export function useRowName(list: AnyList): (row: ListRow) => string {
  const say = useSay()
  const reader = useReader({ ...list.fields, ...list.derived })
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
  const fields: WireFields = { ...list.fields, ...list.derived }
  const { timeZone } = useReader(fields)
  const today = todayIn(timeZone)
  return (name, text, row) => {
    if (text === '') return ''
    const field = fields[name]
    const tone = field && toneOf(field, row[name])
    if (tone) return <StatusTag tone={tone}>{text}</StatusTag>
    const expiry = field?.kind === 'date' && field.expires ? expiryOf(String(row[name]), today) : undefined
    if (expiry)
      return (
        <span className={styles[expiry]}>
          {text} <small>{say(texts[expiry])}</small>
        </span>
      )
    return field && isCode(field) ? <span className={styles.mono}>{text}</span> : text
  }
}

export function useColumns(list: AnyList, onShow: (row: ListRow) => void): Column<ListRow>[] {
  const reader = useReader({ ...list.fields, ...list.derived })
  const nameOf = useRowName(list)
  const shown = useShownCell(list)
  const own = list.namedBy
  return tableFields(list).map(([name, field]) => ({
    key: name,
    title: field.title[reader.language],
    names: name === own,
    wraps: field.kind === 'paragraph' || (field.kind === 'text' && !isCode(field)),
    cell: (row) =>
      name === own ? (
        <Button type="link" size="small" className={styles.name ?? ''} onClick={() => onShow(row)}>
          {nameOf(row)}
        </Button>
      ) : (
        shown(name, cellText(name, field, row, reader), row)
      ),
  }))
}

/** Codes and certificate numbers are read character by character. */
const isCode = (field: Field): boolean => field.kind === 'text' && field.look === 'code'
