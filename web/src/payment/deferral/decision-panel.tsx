import { deferralRefused } from '@fairground/domain/payment'
import {
  acceptCounter,
  type DeferralDetail,
  grantDeferral,
  refuseDeferral,
  withdrawDeferral,
} from '@fairground/wire/payment/deferral'
import {
  counterPath,
  type DeferralDesk,
  deferralEditPath,
  deferralPath,
} from '@fairground/wire/payment/screens'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { formatDate, formatMoment } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useReader } from '../../session/use-fair'
import { useMayCall } from '../../session/use-session'
import { Panel } from '../../ui/panel'
import { useCommand } from '../../ui/use-command'
import { paymentAnnouncer } from '../announce'
import { ReasonDialog } from '../desk/reason-dialog'
import styles from '../payment.module.css'
import own from './deferral.module.css'
import { deferralTexts as texts } from './deferral.texts'

interface Props {
  deferral: DeferralDetail
  desk: DeferralDesk
}

/** What this person may do about it now; where it is not theirs to decide, that is said instead of a button. */
export function DecisionPanel({ deferral, desk }: Props) {
  const say = useSay()
  const reader = useReader()
  const mayDecide = useMayCall(grantDeferral)
  const mayAccept = useMayCall(acceptCounter)
  const { state, decidedBy, decidedAt, isOwn, isAsker, isCountered, id } = deferral
  const part = (): ReactNode => {
    if (state !== 'proposed')
      return (
        <p>
          {decidedAt ? say(texts.decided, { who: decidedBy, moment: formatMoment(decidedAt, reader) }) : ''}
        </p>
      )
    if (isOwn) return <OwnDay deferral={deferral} />
    if (isAsker && isCountered && mayAccept && desk === 'ask') return <Answer deferral={deferral} />
    if (mayDecide && desk === 'decide') return <Decide deferral={deferral} />
    return (
      <p className={styles.soft}>
        {say(texts.waitNote)}{' '}
        {mayDecide ? <Link to={deferralPath('decide', id)}>{say(texts.toDecide)}</Link> : null}
      </p>
    )
  }
  return (
    <Panel id="decision" title={say(state === 'proposed' ? texts.toDo : texts.outcome)}>
      <div className={styles.inner}>{part()}</div>
    </Panel>
  )
}

function useStep() {
  const refresh = useRefresh()
  const { busy, run } = useCommand(paymentAnnouncer)
  return {
    busy,
    take: (act: () => Promise<unknown>, done: typeof texts.granted) =>
      void run(act, { done, after: () => refresh('signUps') }),
  }
}

function OwnDay({ deferral: { id, version, isCountered } }: Pick<Props, 'deferral'>) {
  const say = useSay()
  const { busy, take } = useStep()
  return (
    <>
      <p>{say(texts.ownNote)}</p>
      <div className={own.acts}>
        <Link to={deferralEditPath(isCountered ? 'decide' : 'ask', id)}>{say(texts.edit)}</Link>
        <Button
          loading={busy}
          onClick={() =>
            take(() => call(withdrawDeferral, { body: { deferralId: id, version } }), texts.withdrawn)
          }
        >
          {say(texts.withdraw)}
        </Button>
      </div>
    </>
  )
}

function Answer({ deferral: { id, version, proposedBy, dueOn } }: Pick<Props, 'deferral'>) {
  const say = useSay()
  const language = useLanguage()
  const { busy, take } = useStep()
  const day = formatDate(dueOn, language)
  return (
    <>
      <p>{say(texts.counterNote, { who: proposedBy, day })}</p>
      <Button
        type="primary"
        loading={busy}
        onClick={() => take(() => call(acceptCounter, { body: { deferralId: id, version } }), texts.granted)}
      >
        {say(texts.accept, { day })}
      </Button>
    </>
  )
}

function Decide({ deferral: { id, version, dueOn } }: Pick<Props, 'deferral'>) {
  const say = useSay()
  const language = useLanguage()
  const { busy, take } = useStep()
  const [isRefusing, setIsRefusing] = useState(false)
  return (
    <>
      <p className={styles.soft}>{say(texts.decideNote)}</p>
      <div className={own.acts}>
        <Button
          type="primary"
          loading={busy}
          onClick={() =>
            take(() => call(grantDeferral, { body: { deferralId: id, version } }), texts.granted)
          }
        >
          {say(texts.grant, { day: formatDate(dueOn, language) })}
        </Button>
        <Button onClick={() => setIsRefusing(true)}>{say(texts.refuse)}</Button>
        <Link to={counterPath(id)}>{say(texts.counter)}</Link>
      </div>
      {isRefusing ? (
        <ReasonDialog
          name="deferral-refuse"
          title={say(texts.refuseTitle)}
          note={texts.refuseNote}
          button={texts.refuse}
          done={texts.refused}
          schema={deferralRefused.pick({ reason: true })}
          act={(reason) => call(refuseDeferral, { body: { deferralId: id, version, reason } })}
          onClose={() => setIsRefusing(false)}
        />
      ) : null}
    </>
  )
}
