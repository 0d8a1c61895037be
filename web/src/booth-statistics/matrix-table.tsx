import { boothStateNames, boothStates } from '@fairground/domain/booth'
import { formatShare } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { FigureLink } from './figure-link'
import type { MatrixRow } from './matrix-rows'
import styles from './statistics.module.css'
import { statisticsTexts as texts } from './statistics.texts'
import { UseBar, UseLegend } from './use-bar'

export function MatrixTable({ rows }: { rows: readonly MatrixRow[] }) {
  const say = useSay()
  const language = useLanguage()
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
              {boothStates.map((state) => (
                <th key={state} scope="col" className={styles.number}>
                  {boothStateNames[state][language]}
                </th>
              ))}
              <th scope="col" className={styles.number}>
                {say(texts.total)}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, isPart, isAll, filters, byState, uses, total }) => (
              <tr key={key} className={isPart ? styles.part : isAll ? styles.all : styles.whole}>
                <th scope="row">{name}</th>
                <td className={styles.share}>
                  <UseBar uses={uses} unit="count" />
                  {uses.offered.count > 0 ? formatShare(uses.taken.count, uses.offered.count, language) : '–'}
                </td>
                {boothStates.map((state) => (
                  <td key={state} className={styles.number}>
                    <FigureLink
                      figure={byState[state]}
                      what={`${name} ${boothStateNames[state][language]}`}
                      filters={{ ...filters, state }}
                    />
                  </td>
                ))}
                <td className={styles.number}>
                  <FigureLink figure={total} what={`${name} ${say(texts.total)}`} filters={filters} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
