import { boothClassNames, openingName } from '@fairground/domain/booth'
import type { PlacementAction } from '@fairground/domain/placement'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { assignBooths, type BoothDetail, findBooth } from '@fairground/wire/placement'
import { boothTimeline } from '@fairground/wire/selection/choosers'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useCodeName } from '../codelist'
import { PlanExcerpt } from '../hall'
import { useLanguage, useSay } from '../lib/language'
import { useTellTopic } from '../lib/screen-topic'
import { useCall } from '../session/use-call'
import { useMayCall } from '../session/use-session'
import { EmptyState } from '../ui/empty-state'
import { Facts } from '../ui/facts'
import { LoadFailed } from '../ui/load-failed'
import { PageSkeleton } from '../ui/page-skeleton'
import { Panel } from '../ui/panel'
import { PartSkeleton } from '../ui/part-skeleton'
import { BoothEvents } from './booth-events'
import { BoothStateTag } from './booth-state'
import { type BoothWays, useWaysOnward } from './booth-ways'
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
export function PlacedBoothPage() {
  const say = useSay()
  const { rows, ...ways } = useWaysOnward()
  return <BoothPage ways={ways} back={<Link to={rows ?? '/booth/position'}>{say(texts.back)}</Link>} />
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

function OneBooth({ detail: { booth, neighbours }, ways, back }: Props & { detail: BoothDetail }) {
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
          {mayPlace
            ? actionsOver([booth]).map(({ action }) => (
                <Button key={action} onClick={() => setAction(action)}>
                  {say(texts[action])}
                </Button>
              ))
            : null}
        </span>
      </header>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Panel id="booth" title={say(texts.facts)}>
            <div className={styles.inner}>
              <Facts facts={facts} empty="–" />
            </div>
          </Panel>
          <Happened code={booth.code} />
        </div>
        <div className={styles.stack}>
          <Panel
            id="plan"
            title={say(texts.onPlanShort)}
            aside={<Link to={ways.plan(booth)}>{say(texts.onPlan)}</Link>}
          >
            <PlanExcerpt
              hallId={booth.hallId}
              boothId={booth.id}
              title={`${say(texts.onPlanShort)} ${booth.code}`}
            />
          </Panel>
          <Panel id="neighbours" title={say(texts.neighbours)}>
            <div className={styles.inner}>
              <Neighbours neighbours={neighbours} ways={ways} />
            </div>
          </Panel>
        </div>
      </div>
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

/** What became of it, and apart from that every entry in the ledgers of the contracts it was in. */
function Happened({ code }: { code: string }) {
  const say = useSay()
  const query = useCall(boothTimeline, { query: { code } })
  const entries = query.data?.entries
  const parts = [
    { id: 'money', title: texts.money, none: texts.noMoney, is: (money: boolean) => money },
    { id: 'history', title: texts.history, none: texts.noHistory, is: (money: boolean) => !money },
  ]
  return parts.map(({ id, title, none, is }) => (
    <Panel key={id} id={id} title={say(title)}>
      <div className={styles.inner}>
        {entries ? (
          <BoothEvents entries={entries.filter(({ money }) => is(money !== null))} none={none} />
        ) : query.isError ? (
          <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} />
        ) : (
          <PartSkeleton rows={3} />
        )}
      </div>
    </Panel>
  ))
}
