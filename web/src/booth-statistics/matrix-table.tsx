import { type BoothState, boothStateNames, statesOffered } from '@fairground/domain/booth'
import { formatShare } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { FigureLink } from './figure-link'
import type { MatrixRow } from './matrix-rows'
import styles from './statistics.module.css'
import { statisticsTexts as texts } from './statistics.texts'
import { UseBar, UseLegend } from './use-bar'

/** The total stands between what it is of and what lies on the plan besides. */
const [offered, besides] = [statesOffered('offered'), statesOffered('notOffered')]

export function MatrixTable({ rows }: { rows: readonly MatrixRow[] }) {
  const say = useSay()
  const language = useLanguage()
  const titles = (states: readonly BoothState[]) =>
    states.map((state) => (
      <th key={state} scope="col" className={styles.number}>
        {boothStateNames[state][language]}
      </th>
    ))
  const figures = ({ name, filters, byState }: MatrixRow, states: readonly BoothState[]) =>
    states.map((state) => (
      <td key={state} className={styles.number}>
        <FigureLink
          figure={byState[state]}
          what={`${name} ${boothStateNames[state][language]}`}
          filters={{ ...filters, state }}
        />
      </td>
    ))
  return (
    <section className={styles.card} aria-label={say(texts.matrix)}>
      <UseLegend />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className={styles.scroll} role="group" aria-label={say(texts.matrix)} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say(texts.hall)}</th>
              <th scope="col">{say(texts.occupancy)}</th>
              {titles(offered)}
              <th scope="col" className={styles.number}>
                {say(texts.total)}
              </th>
              {titles(besides)}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} className={row.isPart ? styles.part : row.isAll ? styles.all : styles.whole}>
                <th scope="row">{row.name}</th>
                <td className={styles.share}>
                  <UseBar uses={row.uses} unit="count" />
                  {row.uses.offered.count > 0
                    ? formatShare(row.uses.taken.count, row.uses.offered.count, language)
                    : '–'}
                </td>
                {figures(row, offered)}
                <td className={styles.number}>
                  <FigureLink
                    figure={row.uses.offered}
                    what={`${row.name} ${say(texts.total)}`}
                    filters={{ ...row.filters, offer: 'offered' }}
                  />
                </td>
                {figures(row, besides)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
