import { type BoothState, boothStateNames, statesOffered } from '@fairground/domain/booth'
import { formatShare } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { FigureLink } from './figure-link'
import type { MatrixRow } from './matrix-rows'
import styles from './statistics.module.css'
import { statisticsTexts as texts } from './statistics.texts'
import { UseBar, UseLegend } from './use-bar'

/** On a phone each line of the matrix is a card with the states there are. */
export function MatrixCards({ rows }: { rows: readonly MatrixRow[] }) {
  const say = useSay()
  const language = useLanguage()
  const figures = ({ name, filters, byState }: MatrixRow, states: readonly BoothState[]) =>
    states
      .filter((state) => byState[state].count > 0)
      .map((state) => (
        <div key={state}>
          <dt>{boothStateNames[state][language]}</dt>
          <dd>
            <FigureLink
              figure={byState[state]}
              what={`${name} ${boothStateNames[state][language]}`}
              filters={{ ...filters, state }}
            />
          </dd>
        </div>
      ))
  return (
    <section className={styles.card} aria-label={say(texts.matrix)}>
      <UseLegend />
      <ul className={styles.cards}>
        {rows.map((row) => (
          <li key={row.key} className={row.isPart ? styles.cardPart : styles.cardWhole}>
            <div className={styles.cardHead}>
              {row.isPart ? <h3>{row.name}</h3> : <h2>{row.name}</h2>}
              {row.uses.offered.count > 0 ? (
                <span>
                  {say(texts.share, {
                    share: formatShare(row.uses.taken.count, row.uses.offered.count, language),
                  })}
                </span>
              ) : null}
            </div>
            <UseBar uses={row.uses} unit="count" />
            <dl>
              {figures(row, statesOffered('offered'))}
              <div>
                <dt>{say(texts.total)}</dt>
                <dd>
                  <FigureLink
                    figure={row.uses.offered}
                    what={`${row.name} ${say(texts.total)}`}
                    filters={{ ...row.filters, offer: 'offered' }}
                  />
                </dd>
              </div>
              {figures(row, statesOffered('notOffered'))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
