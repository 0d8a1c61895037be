import type { KeptList, LogList, ShownRow } from '@fairground/wire/list'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useSay } from '../lib/language'
import { listTexts } from '../ui/list/list.texts'
import type { Column } from '../ui/list/list-rows'
import type { Tone } from '../ui/status-tag'
import { StatusTag } from '../ui/status-tag'
import { cellText, isCode, nameField, tableFields } from './cells'
import { expiryOf, todayIn } from './expiry'
import styles from './list.module.css'
import { listTexts as texts } from './list.texts'
import { useReader } from './use-reader'

type AnyList = KeptList | LogList

/** A short name for a row, also where it was given none. */
export function useRowName(list: AnyList): (row: ShownRow) => string {
  const say = useSay()
  const reader = useReader({ ...list.fields, ...list.derived })
  const own = nameField(list)
  return (row) => {
    const read = tableFields(list).map(([name, field]) => [name, cellText(name, field, row, reader)] as const)
    const named = read.find(([name]) => name === own)?.[1]
    const parts = read.map(([, text]) => text).filter(Boolean)
    return named || parts.slice(0, 3).join(' · ') || say(texts.unnamed)
  }
}

/** A value with the marks that tell its meaning at a glance, the same wherever the row is read. */
export function useShownCell(list: AnyList): (name: string, text: string, row: ShownRow) => ReactNode {
  const say = useSay()
  const { timeZone } = useReader({ ...list.fields, ...list.derived })
  const today = todayIn(timeZone)
  return (name, text, row) => {
    if (text === '') return ''
    const tone = toneOf(list.name, name, row[name])
    if (tone) return <StatusTag tone={tone}>{text}</StatusTag>
    const expiry = name === 'validUntil' ? expiryOf(String(row[name]), today) : undefined
    if (expiry)
      return (
        <span className={styles[expiry]}>
          {text} <small>{say(texts[expiry])}</small>
        </span>
      )
    return isCode(name) ? <span className={styles.mono}>{text}</span> : text
  }
}

export function useColumns(list: AnyList, onShow: (row: ShownRow) => void): Column<ShownRow>[] {
  const reader = useReader({ ...list.fields, ...list.derived })
  const nameOf = useRowName(list)
  const shown = useShownCell(list)
  const own = nameField(list)
  return tableFields(list).map(([name, field]) => ({
    key: name,
    title: field.title[reader.language],
    names: name === own,
    wraps: field.kind === 'paragraph' || (field.kind === 'text' && !isCode(name)),
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

/** Rows that carry a number of their own need no second one. */
export const isNumbered = (list: AnyList): boolean =>
  !Object.values(list.fields).some(({ title }) => title.zh === listTexts.index.zh)

/** Values that tell good from bad at a glance, by field and value. Everything else is plain text. */
const tones: Record<string, Record<string, Tone>> = {
  'creditGrade.grade': { AAA: 'ok', AA: 'info', A: 'warn', B: 'warn', C: 'bad' },
  'boothTier.kind': { registration: 'info', review: 'ok' },
  'blacklistEntry.dataState': { draft: 'quiet', submitted: 'info', rejected: 'warn' },
  'messageLog.status': { queued: 'info', sent: 'ok', failed: 'bad', skipped: 'warn' },
}
const others: Record<string, Tone> = { 'creditGrade.grade': 'quiet' }

function toneOf(list: string, field: string, value: unknown): Tone | undefined {
  if (list === 'loginLog' && field === 'outcome') return value === 'ok' ? 'ok' : 'bad'
  const place = `${list}.${field}`
  return tones[place]?.[String(value)] ?? others[place]
}
