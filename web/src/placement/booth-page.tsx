import { boothClassNames, boothEventNames, openingName } from '@fairground/domain/booth'
import type { PlacementAction } from '@fairground/domain/placement'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { assignBooths, type BoothDetail, findBooth } from '@fairground/wire/placement'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useCodeName } from '../codelist'
import { useLanguage, useSay } from '../lib/language'
import { useTellTopic } from '../lib/screen-topic'
import { useCall } from '../session/use-call'
import { useTimeZone } from '../session/use-fair'
import { useMayCall } from '../session/use-session'
import { EmptyState } from '../ui/empty-state'
import { Facts } from '../ui/facts'
import { listMoment } from '../ui/list/list-moment'
import { LoadFailed } from '../ui/load-failed'
import { PageSkeleton } from '../ui/page-skeleton'
import { Panel } from '../ui/panel'
import { BoothStateTag } from './booth-state'
import { type BoothWays, placementWays } from './booth-ways'
import { PlaceDialog } from './place-dialog'
import styles from './placement.module.css'
import { placementTexts as texts } from './placement.texts'
import { actionsOver } from './placing'
import { KeptFor, WhoHasIt } from './use-booth-columns'

interface Props {
  ways: BoothWays
  /** Where one came from. */
  back: ReactNode
}

/** The page of a booth as the list of booths leads to it. */
export const PlacedBoothPage = () => <BoothPage ways={placementWays} back={<BackToBooths />} />

function BackToBooths() {
  return <Link to="/booth/position">{useSay()(texts.back)}</Link>
}

/** One booth: what it is, what lies beside it, and everything that happened to it. */
export function BoothPage({ ways, back }: Props) {
  const say = useSay()
  const [address] = useSearchParams()
  const boothId = address.get('id') ?? ''
  const query = useCall(findBooth, { params: { boothId } }, { enabled: boothId !== '' })
  useTellTopic(query.data?.booth.code)
  if (query.data) return <OneBooth detail={query.data} ways={ways} back={back} />
  if (boothId !== '' && !query.isError) return <PageSkeleton />
  const isUnknown =
    boothId === '' ||
    (query.error instanceof CallFailure &&
      (query.error.code === codes.notFound || query.error.code === codes.invalid))
  return isUnknown ? (
    <EmptyState title={say(texts.unknown)}>
      {say(texts.unknownNote)} {back}
    </EmptyState>
  ) : (
    <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} />
  )
}

function OneBooth({ detail: { booth, neighbours, history }, ways, back }: Props & { detail: BoothDetail }) {
  const say = useSay()
  const language = useLanguage()
  const exhibitType = useCodeName('exhibitType')
  const mayPlace = useMayCall(assignBooths)
  const [action, setAction] = useState<PlacementAction>()
  const isNamed = Boolean(booth.companyId || booth.nameZh || booth.nameEn)
  const facts = [
    { label: say(texts.hall), value: language === 'en' ? booth.hallEn : booth.hallZh },
    { label: say(texts.company), value: isNamed ? <WhoHasIt booth={booth} /> : '' },
    { label: say(texts.reservedFor), value: booth.reservedFor ? <KeptFor booth={booth} /> : '' },
    { label: say(texts.kind), value: boothClassNames[booth.boothClass][language] },
    { label: say(texts.opening), value: openingName(booth.openSides)?.[language] },
    { label: say(texts.size), value: `${booth.widthM} × ${booth.depthM} m` },
    { label: say(texts.area), value: `${booth.areaM2} m²` },
    { label: say(texts.exhibitType), value: exhibitType(booth.exhibitType) },
    { label: say(texts.special), value: say(booth.special ? texts.yes : texts.no) },
  ]
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{booth.code}</h1>
        <BoothStateTag state={booth.state} />
        <span className={styles.actions}>
          {back}
          <Link to={ways.plan(booth)}>{say(texts.onPlan)}</Link>
          {mayPlace
            ? actionsOver([booth]).map(({ action }) => (
                <Button key={action} onClick={() => setAction(action)}>
                  {say(texts[action])}
                </Button>
              ))
            : null}
        </span>
      </header>
      <Panel id="booth" title={say(texts.facts)}>
        <div className={styles.inner}>
          <Facts facts={facts} empty="–" />
        </div>
      </Panel>
      <Panel id="neighbours" title={say(texts.neighbours)}>
        <div className={styles.inner}>
          <Neighbours neighbours={neighbours} ways={ways} />
        </div>
      </Panel>
      <Panel id="history" title={say(texts.history)}>
        <div className={styles.inner}>
          <History events={history} />
        </div>
      </Panel>
      {action ? <PlaceDialog action={action} booths={[booth]} onClose={() => setAction(undefined)} /> : null}
    </div>
  )
}

function Neighbours({ neighbours, ways }: Pick<BoothDetail, 'neighbours'> & Pick<Props, 'ways'>) {
  const say = useSay()
  if (neighbours.length === 0) return <p className={styles.soft}>{say(texts.noNeighbours)}</p>
  return (
    <ul className={styles.neighbours}>
      {neighbours.map(({ id, code, state, company }) => (
        <li key={id}>
          <Link to={ways.booth(id)}>{code}</Link> <BoothStateTag state={state} /> {company}
        </li>
      ))}
    </ul>
  )
}

function History({ events }: { events: BoothDetail['history'] }) {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  if (events.length === 0) return <p className={styles.soft}>{say(texts.noHistory)}</p>
  return (
    <ol className={styles.events}>
      {events.map(({ at, action, actorName, company, reason }) => (
        <li key={`${at.toISOString()} ${action}`}>
          <time className={styles.soft} dateTime={at.toISOString()}>
            {listMoment(at, timeZone)}
          </time>
          <span>
            <strong>{boothEventNames[action][language]}</strong>{' '}
            {[company, reason, actorName].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  )
}
