import { type QueueTab, queueTabs } from '@fairground/domain/review'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type { reviewQueue } from '@fairground/wire/review'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSay } from '../../lib/language'
import { listPaths } from '../review-paths'
import { tabTitles, deskTexts as texts } from './desk.texts'
import { Progress } from './progress'
import styles from './queue.module.css'
import { QueueRow } from './queue-row'

interface Props {
  tab: QueueTab
  queue: CallResult<typeof reviewQueue> | undefined
  /** The sign-up on the desk. */
  open: string
  onTab: (tab: QueueTab) => void
  ending: ReactNode
}

const decidedTabs: readonly QueueTab[] = ['returned', 'approved']

/** What waits and what was done, by state; at its foot how far the day is. */
export function Queue({ tab, queue, open, onTab, ending }: Props) {
  const say = useSay()
  const unlisted = queue ? queue.counts[tab] - queue.list.length : 0
  return (
    <nav className={styles.queue} aria-label={say(texts.queue)}>
      <fieldset className={styles.tabs} aria-label={say(texts.queueTabs)}>
        {queueTabs.map((one) => (
          <button key={one} type="button" aria-pressed={one === tab} onClick={() => onTab(one)}>
            <b>{queue?.counts[one] ?? '–'}</b> {say(tabTitles[one])}
          </button>
        ))}
      </fieldset>
      <p className={styles.order}>{say(decidedTabs.includes(tab) ? texts.orderDecided : texts.order)}</p>
      <ol className={styles.rows}>
        {queue?.list.map((row) => (
          <li key={row.id}>
            <QueueRow row={row} tab={tab} current={row.id === open} />
          </li>
        ))}
        {queue?.list.length === 0 ? <li className={styles.empty}>{say(texts.emptyTab)}</li> : null}
        {unlisted > 0 ? (
          <li className={styles.empty}>
            <Link to={`${listPaths.reviews}?page=1`}>{say(texts.moreInList, { count: unlisted })}</Link>
          </li>
        ) : null}
      </ol>
      <div className={styles.foot}>
        {queue ? <Progress {...queue} /> : null}
        {ending}
      </div>
    </nav>
  )
}
