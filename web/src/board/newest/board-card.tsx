import { Link } from 'react-router'
import { formatDay } from '../../lib/format'
import { useSay } from '../../lib/language'
import { useUser } from '../../session/use-session'
import { boardPaths, noticePath } from '../board-paths'
import styles from './board-card.module.css'
import { newestTexts as texts } from './newest.texts'
import { useNewestNotices } from './use-newest-notices'

/** The newest notices as a small card; not there while there are none. */
export function BoardCard() {
  const say = useSay()
  const { userType } = useUser()
  const { notices, reader } = useNewestNotices()
  if (notices.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby="board-card">
      <div className={styles.head}>
        <h2 id="board-card">{say(texts.board)}</h2>
        <Link to={boardPaths[userType]}>{say(texts.all)}</Link>
      </div>
      <ul className={styles.list}>
        {notices.map(({ id, title, publishedAt }) => (
          <li key={id}>
            <time dateTime={publishedAt.toISOString()}>{formatDay(publishedAt, reader)}</time>
            <Link to={noticePath(userType, id)}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
