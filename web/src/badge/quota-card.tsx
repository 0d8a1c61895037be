import type { OwnBadges } from '@fairground/wire/badge'
import { adjustmentPaths } from '@fairground/wire/badge/screens'
import { Link } from 'react-router'
import { formatDate } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { useUser } from '../session/use-session'
import styles from './badge.module.css'
import { badgeTexts as texts } from './badge.texts'

/** How many badges there are and why, and until when they are in the company's own hands. */
export function QuotaCard({
  own: { quota, booths, areaM2, rule, deadline, isOpen, keptUntil },
}: {
  own: OwnBadges
}) {
  const say = useSay()
  const language = useLanguage()
  const { userType } = useUser()
  const area = areaM2.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 2 })
  const day = formatDate(deadline, language)
  const share = quota.total === 0 ? 0 : Math.min(1, quota.used / quota.total)
  return (
    <section className={styles.quota} aria-labelledby="badge-quota">
      <div className={styles.figures}>
        <h2 id="badge-quota">{say(texts.quota)}</h2>
        <p className={styles.figure}>
          {say(texts.usedOf, { used: quota.used, total: quota.total })}
          <span className={quota.left === 0 ? styles.full : styles.left}>
            {quota.left === 0 ? say(texts.noneLeft) : say(texts.left, { count: quota.left })}
          </span>
        </p>
        <div className={styles.bar} aria-hidden="true">
          <span style={{ width: `${share * 100}%` }} />
        </div>
        <p className={styles.note}>
          {say(texts.byArea, { booths: booths.join(' '), area, ...rule })}
          {quota.extra > 0 ? ` · ${say(texts.extra, { count: quota.extra })}` : ''}
          {quota.extra < 0 ? ` · ${say(texts.fewer, { count: -quota.extra })}` : ''}
        </p>
      </div>
      <div className={styles.deadline}>
        <h2>{say(texts.deadline)}</h2>
        <p className={styles.figure}>{day}</p>
        <p className={styles.note}>{say(isOpen ? texts.openUntil : texts.closedSince, { day })}</p>
        <p className={styles.note}>{say(texts.keptUntil, { day: formatDate(keptUntil, language) })}</p>
        {isOpen ? null : <Link to={adjustmentPaths[userType]}>{say(texts.toAdjustment)}</Link>}
      </div>
    </section>
  )
}
