import { Link } from 'react-router'
import { formatNumber } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import styles from './overview.module.css'
import { overviewTexts as texts } from './overview.texts'

export interface CountRow {
  key: string
  name: string
  count: number
  before: number
  to: string
}

interface Props {
  what: string
  rows: readonly CountRow[]
  /** The edition beside. */
  compare: number | undefined
}

/** The same figures as the drawing, each a way to its companies. */
export function CountTable({ what, rows, compare }: Props) {
  const say = useSay()
  const language = useLanguage()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div className={styles.scroll} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">{say(texts.companies)}</th>
            {compare ? <th scope="col">{say(texts.before, { edition: compare })}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, count, before, to }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>
                {count === 0 ? (
                  0
                ) : (
                  <Link
                    to={to}
                    aria-label={say(texts.of, { what: name, count: formatNumber(count, language) })}
                  >
                    {formatNumber(count, language)}
                  </Link>
                )}
              </td>
              {compare ? <td>{formatNumber(before, language)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
