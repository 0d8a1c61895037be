import { useSay } from '../../lib/language'
import styles from './stage.module.css'
import { stageTexts as texts } from './stage.texts'
import type { Walk } from './use-walk'

/** More than these would be a line of dust. */
const mostMarks = 12

interface Props {
  walk: Walk
  pages: number
  total: number
}

/** Where the screen is, and the ways to turn or to stop it. */
export function Marks({ walk, pages, total }: Props) {
  const say = useSay()
  const { page, go, walking, setWalking } = walk
  return (
    <nav className={styles.pager}>
      {pages <= mostMarks ? (
        <span className={styles.marks} aria-hidden="true">
          {Array.from({ length: pages }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
            <i key={index} className={index + 1 === page ? styles.on : undefined} />
          ))}
        </span>
      ) : null}
      <button
        type="button"
        className={styles.turn}
        aria-label={say(texts.previous)}
        disabled={page <= 1}
        onClick={() => go(page - 1)}
      >
        ‹
      </button>
      <span>{say(texts.pages, { page, pages: Math.max(pages, 1) })}</span>
      <button
        type="button"
        className={styles.turn}
        aria-label={say(texts.next)}
        disabled={page >= pages}
        onClick={() => go(page + 1)}
      >
        ›
      </button>
      {pages > 1 ? (
        <button
          type="button"
          className={styles.turn}
          aria-label={say(walking ? texts.pause : texts.go)}
          aria-pressed={!walking}
          onClick={() => setWalking(!walking)}
        >
          {walking ? '❚❚' : '▶'}
        </button>
      ) : null}
      <span>{say(texts.total, { count: total })}</span>
    </nav>
  )
}
