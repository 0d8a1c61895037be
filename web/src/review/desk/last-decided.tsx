import type { Decision, QueueTab } from '@fairground/domain/review'
import { Link } from 'react-router'
import { useSay } from '../../lib/language'
import { decidePath } from '../review-paths'
import { useCompanyName } from '../use-company-name'
import { deskTexts as texts } from './desk.texts'
import styles from './last-decided.module.css'

export interface Decided {
  company: { id: string; nameZh: string; nameEn: string }
  as: Decision
}

/** What was decided on the one before, and the way back from it. */
export function LastDecided({ decided, tab }: { decided: Decided; tab: QueueTab }) {
  const say = useSay()
  const company = useCompanyName()(decided.company)
  return (
    <p className={styles.last} role="status">
      <span>{say(decided.as === 'approved' ? texts.lastApproved : texts.lastRejected, { company })}</span>
      <Link to={decidePath(decided.company.id, tab)} state={{ correcting: true }}>
        {say(texts.correctLast)}
      </Link>
    </p>
  )
}
