import { formatNumber, formatShare } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import styles from './hall-table.module.css'
import { organiserTexts as texts } from './organiser-home.texts'
import type { Overview } from './stage-figures'

/** The same figures as the bars, and the areas besides. */
export function HallTable({ halls }: { halls: Overview['halls'] }) {
  const say = useSay()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const sum = (pick: (hall: Overview['halls'][number]) => number) =>
    halls.reduce((total, hall) => total + pick(hall), 0)
  const columns = [
    { title: say(texts.hallTaken), of: (hall: Overview['halls'][number]) => hall.taken },
    { title: say(texts.hallReserved), of: (hall: Overview['halls'][number]) => hall.reserved },
    { title: say(texts.hallBooths), of: (hall: Overview['halls'][number]) => hall.booths },
    { title: say(texts.hallTakenArea), of: (hall: Overview['halls'][number]) => hall.takenArea },
    { title: say(texts.hallArea), of: (hall: Overview['halls'][number]) => hall.area },
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways must be reachable by keyboard
    <div className={styles.scroll} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say(texts.hall)}</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">{say(texts.hallShare)}</th>
          </tr>
        </thead>
        <tbody>
          {halls.map((hall) => (
            <tr key={hall.id}>
              <th scope="row">
                {hall.code} {language === 'en' ? hall.nameEn : hall.nameZh}
              </th>
              {columns.map(({ title, of }) => (
                <td key={title}>{number(of(hall))}</td>
              ))}
              <td>{formatShare(hall.taken, hall.booths, language)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say(texts.total)}</th>
            {columns.map(({ title, of }) => (
              <td key={title}>{number(sum(of))}</td>
            ))}
            <td>
              {formatShare(
                sum((hall) => hall.taken),
                sum((hall) => hall.booths),
                language,
              )}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
