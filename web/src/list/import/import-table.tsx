import type { ImportRow } from '@fairground/wire/list/import-calls'
import type { ReactNode } from 'react'
import { useSay } from '../../lib/language'
import styles from './import.module.css'
import { importTexts as texts } from './import.texts'

export interface ImportColumn {
  title: string
  cell: (row: ImportRow) => ReactNode
  /** The heading of the row's card on a phone. */
  names?: boolean
  /** Carries titles of its own, and takes the whole width of a card. */
  whole?: boolean
}

export interface ImportRowsProps {
  rows: ImportRow[]
  columns: ImportColumn[]
}

export function ImportTable({ rows, columns }: ImportRowsProps) {
  const say = useSay()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways must be reachable by keyboard
    <div className={styles.scroll} tabIndex={0}>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">{say(texts.row)}</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number}>
              <td className={styles.number}>{row.number}</td>
              {columns.map(({ title, cell }) => (
                <td key={title}>{cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
