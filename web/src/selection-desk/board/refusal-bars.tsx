import { refusalNames } from '@fairground/domain/selection'
import type { SelectionBoard } from '@fairground/wire/selection/board'
import { Link } from 'react-router'
import { formatShare } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { deskTexts as texts } from '../desk.texts'
import styles from './board.module.css'
import { Card } from './card'
import { logOf } from './log-of'

const mostShown = 6

/** What most tries fail at, each leading to who failed at it. */
export function RefusalBars({ board: { refusals, tries } }: { board: SelectionBoard }) {
  const say = useSay()
  const language = useLanguage()
  const refused = refusals.reduce((sum, { count }) => sum + count, 0)
  const most = refusals[0]?.count ?? 1
  return (
    <Card
      title={say(texts.refusals)}
      note={
        refused > 0
          ? say(texts.refusalsNote, { count: refused, share: formatShare(refused, tries, language) })
          : undefined
      }
    >
      {refused === 0 ? (
        <p className={styles.nothing}>{say(texts.refusalsNone)}</p>
      ) : (
        <ul className={styles.refusals}>
          {refusals.slice(0, mostShown).map(({ kind, count }) => (
            <li key={kind}>
              <Link to={logOf(kind)}>{refusalNames[kind][language]}</Link>
              <i style={{ width: `${(count / most) * 100}%` }} />
              <b>{count}</b>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
