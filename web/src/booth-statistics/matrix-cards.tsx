import { boothStateNames, boothStates } from '@fairground/domain/booth'
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
  return (
    <section className={styles.card} aria-label={say(texts.matrix)}>
      <UseLegend />
      <ul className={styles.cards}>
        {rows.map(({ key, name, isPart, filters, byState, uses, total }) => (
          <li key={key} className={isPart ? styles.cardPart : styles.cardWhole}>
            <div className={styles.cardHead}>
              {isPart ? <h3>{name}</h3> : <h2>{name}</h2>}
              {uses.offered.count > 0 ? (
                <span>
                  {say(texts.share, { share: formatShare(uses.taken.count, uses.offered.count, language) })}
                </span>
              ) : null}
            </div>
            <UseBar uses={uses} unit="count" />
            <dl>
              {boothStates
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
                ))}
              <div>
                <dt>{say(texts.total)}</dt>
                <dd>
                  <FigureLink figure={total} what={`${name} ${say(texts.total)}`} filters={filters} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
