import type { UserType } from '@fairground/domain/account'
import { ownTimeline } from '@fairground/wire/review'
import { useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { EventList } from '../past/event-list'
import { OrganiserPart } from './organiser-part'
import styles from './organiser-parts.module.css'
import { organiserTexts as texts } from './organiser-parts.texts'

/** What became of the sign-up so far, as the company may read it. */
export function OwnPast({ variant }: { variant: UserType }) {
  const say = useSay()
  const past = useCall(ownTimeline, {})
  return (
    <OrganiserPart id="past" title={say(texts.past)} asked={[past]}>
      <EventList events={past.data?.events ?? []} variant={variant} />
      {past.data && past.data.older > 0 ? (
        <p className={styles.quiet}>{say(texts.older, { count: past.data.older })}</p>
      ) : null}
    </OrganiserPart>
  )
}
