import { useSay } from '../../lib/language'
import { listTexts } from './list.texts'
import type { RowsProps } from './list-rows'
import styles from './list-table.module.css'

export function ListTable<Row>(props: RowsProps<Row> & { label: string }) {
  const { rows, columns, keyOf, first, actions, label } = props
  const say = useSay()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways must be reachable by keyboard
    <div className={styles.scroll} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{say(listTexts.index)}</th>
            {columns.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
            <th scope="col" className={styles.actions}>
              {say(listTexts.actions)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row)}>
              <td className={styles.index}>{first + index}</td>
              {columns.map(({ key, cell, wraps }) => (
                <td key={key} className={wraps ? styles.wraps : undefined}>
                  {cell(row)}
                </td>
              ))}
              <td className={styles.actions}>{actions(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
