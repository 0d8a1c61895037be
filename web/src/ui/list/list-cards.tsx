import { sortsBy } from '@fairground/wire/kernel/page'
import { Checkbox, Select } from 'antd'
import { useSay } from '../../lib/language'
import type { Sorting } from './column-head'
import { listTexts } from './list.texts'
import styles from './list-cards.module.css'
import type { Column, RowsProps } from './list-rows'

/** A table does not fit a phone; each row becomes a card with every column in it. Empty ones take no room. */
export function ListCards<Row>(props: RowsProps<Row> & { label: string }) {
  const { rows, columns, keyOf, first, stale, numbered = true, selection, actions, label, sorting } = props
  const say = useSay()
  const name = columns.find(({ names }) => names) ?? columns[0]
  const chosen = selection?.chosen.length ?? 0
  return (
    <>
      <div className={styles.all}>
        {selection ? (
          <Checkbox
            checked={chosen > 0 && chosen === rows.length}
            indeterminate={chosen > 0 && chosen < rows.length}
            onChange={selection.toggleAll}
          >
            {say(listTexts.selectPage)}
          </Checkbox>
        ) : null}
        {sorting ? <SortMenu columns={columns} {...sorting} /> : null}
      </div>
      <ul className={styles.cards} aria-label={label} inert={stale}>
        {rows.map((row, index) => (
          <li key={keyOf(row)} className={`${styles.card} ${selection?.has(row) ? styles.chosen : ''}`}>
            <div className={styles.head}>
              {selection ? (
                <Checkbox
                  checked={selection.has(row)}
                  onChange={() => selection.toggle(row)}
                  aria-label={selection.label(row)}
                />
              ) : null}
              <h2>
                {numbered ? <span className={styles.index}>{first + index}</span> : null} {name?.cell(row)}
              </h2>
            </div>
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
            <div className={styles.actions}>{actions?.(row)}</div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Cards have no heads to press. */
function SortMenu<Row>({ columns, sort, sortBy }: Sorting & { columns: Column<Row>[] }) {
  const say = useSay()
  const options = columns.flatMap(({ title, sort: column }) =>
    column
      ? sortsBy([column]).map((value) => ({
          value,
          label: say(value === column ? listTexts.ascending : listTexts.descending, { title }),
        }))
      : [],
  )
  if (options.length === 0) return null
  return (
    <Select
      className={styles.sort ?? ''}
      aria-label={say(listTexts.sort)}
      placeholder={say(listTexts.sort)}
      allowClear
      value={sort ?? null}
      options={options}
      onChange={(wanted: string | null | undefined) => sortBy(wanted ?? undefined)}
    />
  )
}
