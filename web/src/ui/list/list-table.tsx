import { Checkbox } from 'antd'
import type { ReactNode } from 'react'
import { useSay } from '../../lib/language'
import { ColumnHead } from './column-head'
import { listTexts } from './list.texts'
import type { RowsProps } from './list-rows'
import styles from './list-table.module.css'

export function ListTable<Row>(props: RowsProps<Row> & { label: string }) {
  const { rows, columns, keyOf, first, stale, numbered = true, selection, actions, label, sorting } = props
  const say = useSay()
  const chosen = selection?.chosen.length ?? 0
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways must be reachable by keyboard
    <div className={styles.scroll} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {selection ? (
              <th scope="col" className={styles.tick}>
                <Checkbox
                  checked={chosen > 0 && chosen === rows.length}
                  indeterminate={chosen > 0 && chosen < rows.length}
                  onChange={selection.toggleAll}
                  aria-label={say(listTexts.selectPage)}
                />
              </th>
            ) : null}
            {numbered ? <th scope="col">{say(listTexts.index)}</th> : null}
            {columns.map(({ key, title, wraps, sort: column }) => (
              <ColumnHead
                key={key}
                title={title}
                column={column}
                sorting={sorting}
                className={wraps === 'words' ? styles.words : undefined}
              />
            ))}
            {actions ? (
              <th scope="col" className={styles.actions}>
                {say(listTexts.actions)}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody inert={stale}>
          {rows.map((row, index) => (
            <tr key={keyOf(row)} className={selection?.has(row) ? styles.chosen : undefined}>
              {selection ? (
                <td className={styles.tick}>
                  <Checkbox
                    checked={selection.has(row)}
                    onChange={() => selection.toggle(row)}
                    aria-label={selection.label(row)}
                  />
                </td>
              ) : null}
              {numbered ? <td className={styles.index}>{first + index}</td> : null}
              {columns.map(({ key, cell, wraps }) => (
                <td key={key} className={wrapping(wraps)}>
                  {orDash(cell(row))}
                </td>
              ))}
              {actions ? <td className={styles.actions}>{actions(row)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const wrapping = (wraps: boolean | 'words' | undefined): string | undefined =>
  wraps === 'words' ? styles.words : wraps ? styles.wraps : undefined

const orDash = (shown: ReactNode): ReactNode =>
  shown === '' || shown === null || shown === undefined ? <span className={styles.none}>–</span> : shown
