import type { EventKind } from '@fairground/domain/review'
import { Segmented } from 'antd'
import { useState } from 'react'
import { EventList } from '../../company'
import { useSay } from '../../lib/language'
import { Panel } from '../../ui/panel'
import { detailTexts as texts } from './detail.texts'
import styles from './timeline-panel.module.css'
import type { SignUp } from './use-sign-up'

const ofReview: readonly EventKind[] = ['started', 'second', 'approved', 'rejected']

/** What became of the sign-up: the reviewers' part of it, or all of it. */
export function TimelinePanel({ signUp }: { signUp: SignUp }) {
  const say = useSay()
  const [which, setWhich] = useState<'review' | 'all'>('all')
  const events = signUp.timeline.filter(({ kind }) => which === 'all' || ofReview.includes(kind))
  return (
    <Panel
      id="past"
      title={say(texts.past)}
      aside={
        <Segmented
          size="small"
          value={which}
          onChange={setWhich}
          options={[
            { value: 'all', label: say(texts.everything) },
            { value: 'review', label: say(texts.decisionsOnly) },
          ]}
        />
      }
    >
      {events.length === 0 ? <p className={styles.none}>{say(texts.noDecisions)}</p> : null}
      <div className={styles.events}>
        <EventList events={events} variant={signUp.company.variant} />
      </div>
      {signUp.older > 0 ? <p className={styles.none}>{say(texts.older, { count: signUp.older })}</p> : null}
    </Panel>
  )
}
