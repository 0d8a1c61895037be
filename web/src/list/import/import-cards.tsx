import { useSay } from '../../lib/language'
import styles from './import.module.css'
import { importTexts as texts } from './import.texts'
import type { ImportRowsProps } from './import-table'

/** The same rows where a table does not fit: a phone shows each as a card, without what is empty. */
export function ImportCards({ rows, columns }: ImportRowsProps) {
  const say = useSay()
  const name = columns.find(({ names }) => names)
  const short = columns.filter(({ names, whole }) => !names && !whole)
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <li key={row.number}>
          <h3>
            <span className={styles.number}>{say(texts.rowNumber, { number: row.number })}</span>{' '}
            {name?.cell(row)}
          </h3>
          {short.length > 0 ? (
            <dl>
              {short
                .map(({ title, cell }) => ({ title, shown: cell(row) }))
                .filter(({ shown }) => shown !== '')
                .map(({ title, shown }) => (
                  <div key={title}>
                    <dt>{title}</dt>
                    <dd>{shown}</dd>
                  </div>
                ))}
            </dl>
          ) : null}
          {columns
            .filter(({ whole }) => whole)
            .map(({ title, cell }) => (
              <div key={title}>{cell(row)}</div>
            ))}
        </li>
      ))}
    </ul>
  )
}
