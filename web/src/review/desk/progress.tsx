import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type { reviewQueue } from '@fairground/wire/review'
import { useSay } from '../../lib/language'
import { deskTexts as texts } from './desk.texts'
import styles from './progress.module.css'

type Figures = Pick<CallResult<typeof reviewQueue>, 'counts' | 'today'>

/** My decisions of today, of all there was to decide today: what is decided, by whomever, and what is still open. */
export function Progress({ counts, today }: Figures) {
  const say = useSay()
  const mine = today.approved + today.returned
  const whole = mine + today.byOthers + counts.toReview + counts.inReview
  const share = (count: number) => `${whole > 0 ? (count / whole) * 100 : 0}%`
  return (
    <div>
      <p className={styles.figures}>
        <span>
          <b>
            {mine} / {whole}
          </b>{' '}
          {say(texts.today)}
        </span>
        <span>{say(texts.todaySplit, { approved: today.approved, returned: today.returned })}</span>
      </p>
      <div
        className={styles.bar}
        role="img"
        aria-label={say(texts.todayOf, { mine, whole })}
        title={say(texts.todayOthers, { count: today.byOthers })}
      >
        <span className={styles.mine} style={{ width: share(mine) }} />
        <span className={styles.others} style={{ width: share(today.byOthers) }} />
      </div>
    </div>
  )
}
