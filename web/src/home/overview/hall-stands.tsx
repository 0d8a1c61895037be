import { rowsPath } from '@fairground/wire/statistics/addresses'
import { statistics } from '@fairground/wire/statistics/definitions'
import { Link } from 'react-router'
import { useNotOffered } from '../../booth'
import { formatNumber, formatShare } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { EmptyState } from '../../ui/empty-state'
import styles from './halls.module.css'
import shared from './overview.module.css'
import { overviewTexts as texts } from './overview.texts'
import type { Halls, Narrowed } from './types'

type Hall = Halls[number]
type Use = 'taken' | 'reserved' | 'free'
const uses: readonly Use[] = ['taken', 'reserved', 'free']
const from = { pathname: '/home', search: '' }

/** At most so many squares to a hall; where halls are larger, a square is several booths. */
const mostSquares = 96
export const boothsPerSquare = (halls: Halls): number =>
  Math.max(1, Math.ceil(Math.max(0, ...halls.map(({ booths }) => booths)) / mostSquares))

/** Parts of a whole number of squares that lose nothing: the largest remainders are rounded up. */
export function squaresOf(hall: Pick<Hall, Use | 'booths'>, each: number): Record<Use, number> {
  const squares = Math.ceil(hall.booths / each)
  const shares = uses.map((use) => ({
    use,
    exact: hall.booths > 0 ? (hall[use] / hall.booths) * squares : 0,
  }))
  const given = Object.fromEntries(shares.map(({ use, exact }) => [use, Math.floor(exact)])) as Record<
    Use,
    number
  >
  let left = squares - uses.reduce((sum, use) => sum + given[use], 0)
  for (const { use } of shares.toSorted((one, other) => (other.exact % 1) - (one.exact % 1)))
    if (left > 0 && hall[use] > 0) {
      given[use] += 1
      left -= 1
    }
  return given
}

/** Each hall as rows of stands inside its walls, dashed where it has none. */
export function HallStands({ halls, narrowed }: { halls: Halls; narrowed: Narrowed }) {
  const say = useSay()
  const language = useLanguage()
  if (halls.length === 0) return <EmptyState title={say(texts.noHalls)}>{say(texts.noHallsNote)}</EmptyState>
  const each = boothsPerSquare(halls)
  const number = (value: number) => formatNumber(value, language)
  return (
    <>
      <ul className={styles.halls}>
        {halls.map((hall) => {
          const { id, code, nameZh, nameEn, kind, taken, booths, reserved, free, takenArea, area } = hall
          const told = `${say(texts.sold)} ${number(taken)} · ${say(texts.reserved)} ${number(reserved)} · ${say(texts.free)} ${number(free)}`
          const squares = squaresOf(hall, each)
          return (
            <li key={id}>
              <Link
                to={rowsPath(statistics.venue, { edition: narrowed.edition, hall: code }, from)}
                title={told}
              >
                <span className={styles.hallName}>
                  <b>{code}</b> {language === 'en' ? nameEn || nameZh : nameZh || nameEn}
                </span>
                <span
                  className={kind === 'outdoor' ? styles.outdoors : styles.walls}
                  role="img"
                  aria-label={told}
                >
                  {uses.flatMap((use) =>
                    Array.from({ length: squares[use] }, (_, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: squares are alike
                      <i key={`${use}${place}`} className={styles[use]} />
                    )),
                  )}
                </span>
                <span className={styles.ratio}>
                  <b>{number(taken)}</b> / {number(booths)}
                </span>
                <span className={styles.hallArea}>
                  <b>{number(Math.round(takenArea))}</b> / {number(Math.round(area))}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
      <HallTotals halls={halls} />
    </>
  )
}

function HallTotals({ halls }: { halls: Halls }) {
  const say = useSay()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const sum = (pick: (hall: Hall) => number) =>
    Math.round(halls.reduce((all, hall) => all + pick(hall), 0) * 100) / 100
  const beside = useNotOffered()({
    function: sum(({ serviceAreas }) => serviceAreas),
    disabled: sum(({ outOfUse }) => outOfUse),
  })
  return (
    <p className={styles.legend}>
      {uses.map((use) => (
        <span key={use}>
          <i className={styles[use]} aria-hidden="true" /> {say(use === 'taken' ? texts.sold : texts[use])}{' '}
          {number(sum((hall) => hall[use]))}
        </span>
      ))}
      {beside ? <span>{beside}</span> : null}
      <span className={styles.end}>
        {say(texts.areaTotal, {
          taken: number(sum(({ takenArea }) => takenArea)),
          area: number(sum(({ area }) => area)),
          share: formatShare(
            sum(({ takenArea }) => takenArea),
            sum(({ area }) => area),
            language,
          ),
        })}
      </span>
    </p>
  )
}

/** The same figures, one row a hall. */
export function HallFigures({ halls, narrowed }: { halls: Halls; narrowed: Narrowed }) {
  const say = useSay()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const sum = (pick: (hall: Hall) => number) =>
    Math.round(halls.reduce((all, hall) => all + pick(hall), 0) * 100) / 100
  const columns: [string, (hall: Hall) => number][] = [
    [say(texts.booths), ({ booths }) => booths],
    [say(texts.sold), ({ taken }) => taken],
    [say(texts.reserved), ({ reserved }) => reserved],
    [say(texts.free), ({ free }) => free],
    [say(texts.takenArea), ({ takenArea }) => takenArea],
    [say(texts.area), ({ area }) => area],
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways must be reachable by keyboard
    <div className={shared.scroll} tabIndex={0}>
      <table className={shared.table}>
        <thead>
          <tr>
            <th scope="col">{say(texts.hall)}</th>
            {columns.map(([title]) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">{say(texts.share)}</th>
          </tr>
        </thead>
        <tbody>
          {halls.map((hall) => (
            <tr key={hall.id}>
              <th scope="row">
                <Link to={rowsPath(statistics.venue, { edition: narrowed.edition, hall: hall.code }, from)}>
                  {hall.code} {language === 'en' ? hall.nameEn || hall.nameZh : hall.nameZh || hall.nameEn}
                </Link>
              </th>
              {columns.map(([title, of]) => (
                <td key={title}>{number(of(hall))}</td>
              ))}
              <td>{formatShare(hall.taken, hall.booths, language)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say(texts.total)}</th>
            {columns.map(([title, of]) => (
              <td key={title}>{number(sum(of))}</td>
            ))}
            <td>
              {formatShare(
                sum(({ taken }) => taken),
                sum(({ booths }) => booths),
                language,
              )}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
