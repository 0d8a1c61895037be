import { progressNames } from '@fairground/domain/selection'
import { companyPath } from '@fairground/wire/hub/screens'
import type { SelectionBoard } from '@fairground/wire/selection/board'
import { type ChooserDetail, findChooser } from '@fairground/wire/selection/choosers'
import { chooseFor, keepApart, setQuota } from '@fairground/wire/selection/desk'
import { Alert, Button, Drawer } from 'antd'
import { Link } from 'react-router'
import { formatMoment, formatWindow } from '../../lib/format'
import { useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { useReader } from '../../session/use-fair'
import { useMayCall } from '../../session/use-session'
import { Facts } from '../../ui/facts'
import { LoadFailed } from '../../ui/load-failed'
import { PartSkeleton } from '../../ui/part-skeleton'
import { StatusTag } from '../../ui/status-tag'
import { useMedia } from '../../ui/use-media'
import { BoothCodes } from '../booth-codes'
import { deskTexts } from '../desk.texts'
import { useDeskAddress } from '../desk-address'
import { drawerTexts as texts } from '../drawer.texts'
import { quotaText } from '../quota-text'
import { progressTones } from '../use-chooser-columns'
import styles from './company-drawer.module.css'
import { OnBehalf } from './on-behalf'
import { QuotaPart } from './quota-part'
import { Replay } from './replay'
import { type QueueActs, useQueueKeys } from './use-queue-keys'
import { Wishes } from './wishes'

interface Props {
  companyId: string
  board: SelectionBoard
  onClose: () => void
  /** In the queue: deciding on this company goes on to the next one. */
  queue?: QueueActs | undefined
}

/** One company at the desk: what it has, what can be done for it, and everything it tried. */
export function CompanyDrawer({ companyId, board, onClose, queue }: Props) {
  const say = useSay()
  const { language } = useReader()
  const query = useCall(findChooser, { params: { companyId } })
  useQueueKeys(queue)
  const narrow = useMedia('(max-width: 760px)')
  const { data } = query
  return (
    <Drawer
      open
      onClose={onClose}
      size={narrow ? '100%' : 640}
      // The queue stays in sight beside it, and can be worked on.
      mask={false}
      title={
        data ? (
          <span className={styles.title}>
            {data.companyName}{' '}
            <StatusTag tone={progressTones[data.progress]}>
              {progressNames[data.progress][language]}
            </StatusTag>
          </span>
        ) : (
          say(deskTexts.company)
        )
      }
      extra={<Link to={companyPath(companyId)}>{say(texts.companyPage)}</Link>}
      footer={queue ? <QueueFoot queue={queue} /> : null}
    >
      {query.isError && !data ? (
        <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} />
      ) : null}
      {data ? (
        // By company: what was typed for one must not be sent for another.
        <Content key={companyId} detail={data} board={board} />
      ) : query.isLoading ? (
        <PartSkeleton rows={8} />
      ) : null}
    </Drawer>
  )
}

function Content({ detail, board }: { detail: ChooserDetail; board: SelectionBoard }) {
  const say = useSay()
  const reader = useReader()
  const { part } = useDeskAddress()
  const mayAct = useMayCall(chooseFor)
  const maySetQuota = useMayCall(setQuota)
  const mayWish = useMayCall(keepApart)
  const { booths, window, quota, finishedAt, returnReason, contract, missing } = detail
  const facts = [
    {
      label: say(texts.has),
      value:
        booths.length > 0 ? <BoothCodes codes={booths.map(({ code }) => code)} /> : say(texts.hasNothing),
    },
    { label: say(texts.quota), value: quotaText(quota, say) },
    {
      label: say(texts.window),
      value: window ? formatWindow(window.startsAt, window.endsAt, reader) : say(deskTexts.none),
    },
    ...(finishedAt ? [{ label: say(texts.finishedAt), value: formatMoment(finishedAt, reader) }] : []),
    ...(returnReason ? [{ label: say(texts.returnReason), value: returnReason }] : []),
  ]
  return (
    <div className={styles.parts}>
      <Facts facts={facts} empty="–" />
      {detail.wishes
        .filter(({ adjoins }) => adjoins)
        .map(({ id, company, reason }) => (
          <Alert key={id} type="warning" showIcon title={say(deskTexts.besides, { company, reason })} />
        ))}
      {contract ? (
        <Alert
          type="info"
          showIcon
          title={say(detail.contractSealed ? texts.sealedNote : texts.contractNote, { number: contract })}
        />
      ) : null}
      {mayAct && missing.length > 0 ? (
        <Alert type="warning" showIcon title={[say(texts.missing), ...missing].join(' ')} />
      ) : null}
      {mayAct ? <OnBehalf detail={detail} board={board} open={part === 'act'} /> : null}
      {maySetQuota ? <QuotaPart detail={detail} open={part === 'quota'} /> : null}
      <Wishes detail={detail} may={mayWish} />
      <Replay companyId={detail.companyId} />
    </div>
  )
}

function QueueFoot({ queue }: { queue: QueueActs }) {
  const say = useSay()
  return (
    <div className={styles.foot}>
      <Button disabled={!queue.previous} onClick={queue.previous}>
        {say(texts.previous)}
      </Button>
      <Button disabled={!queue.next} onClick={queue.next}>
        {say(texts.next)}
      </Button>
      {queue.may ? (
        <>
          <Button onClick={queue.giveBack}>{say(deskTexts.return)}</Button>
          <Button type="primary" loading={queue.busy} onClick={queue.confirm} title={say(texts.keys)}>
            {say(texts.confirmNext)}
          </Button>
        </>
      ) : null}
    </div>
  )
}
