import styles from './list-cards.module.css'
import type { RowsProps } from './list-rows'

/** A table does not fit a phone; each row becomes a card with every column in it. Empty ones take no room. */
export function ListCards<Row>(props: RowsProps<Row> & { label: string }) {
  const { rows, columns, keyOf, first, actions, label } = props
  const name = columns.find(({ names }) => names) ?? columns[0]
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row, index) => (
        <li key={keyOf(row)} className={styles.card}>
          <h2>
            <span className={styles.index}>{first + index}</span> {name?.cell(row)}
          </h2>
          <dl>
            {columns
              .filter((column) => column !== name)
              .map((column) => ({ ...column, shown: column.cell(row) }))
              .filter(({ shown }) => shown !== '' && shown !== null)
              .map(({ key, title, shown }) => (
                <div key={key}>
                  <dt>{title}</dt>
                  <dd>{shown}</dd>
                </div>
              ))}
          </dl>
          <div className={styles.actions}>{actions(row)}</div>
        </li>
      ))}
    </ul>
  )
}
