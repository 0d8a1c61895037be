import type { badgeSums } from '@fairground/wire/badge/numbers'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { useSay } from '../../lib/language'
import styles from '../badge.module.css'
import { numbersTexts as texts } from './numbers.texts'

type Sums = CallResult<typeof badgeSums>

const columns = ['companies', 'total', 'used', 'left', 'printed'] as const

export function HallSums({ sums: { halls, all } }: { sums: Sums }) {
  const say = useSay()
  return (
    <div className={styles.sums}>
      <h2 id="badge-sums">{say(texts.byHall)}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.sumsFrame} tabIndex={0} aria-labelledby="badge-sums">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say(texts.hall)}</th>
              {columns.map((column) => (
                <th key={column} scope="col" className={styles.amount}>
                  {say(texts[column])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {halls.map((hall) => (
              <tr key={hall.hallCode}>
                <th scope="row">{hall.hallCode}</th>
                {columns.map((column) => (
                  <td key={column} className={styles.amount}>
                    {hall[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say(texts.all)}</th>
              {columns.map((column) => (
                <td key={column} className={styles.amount}>
                  {all[column]}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  )
}
