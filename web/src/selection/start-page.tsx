import { isLive } from '@fairground/domain/contract'
import { listContracts } from '@fairground/wire/company/allocation'
import { siteOverview } from '@fairground/wire/hall/maps'
import { productPaths } from '@fairground/wire/product/screens'
import { ownSelection } from '@fairground/wire/selection'
import { Link } from 'react-router'
import { BlockCard } from '../block'
import { formatWindow } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import type { TextEntry } from '../lib/text'
import { useScreen } from '../lib/use-screen'
import { WaitingCard } from '../offering'
import { useCall } from '../session/use-call'
import { type FairFacts, useFair } from '../session/use-fair'
import { CountDown } from '../ui/count-down'
import { LoadFailed } from '../ui/load-failed'
import { PageSkeleton } from '../ui/page-skeleton'
import { Callout } from '../ui/plain/callout'
import button from '../ui/plain-button.module.css'
import { clockOffset } from '../ui/remaining'
import { ChoiceStages } from './choice-stages'
import { ContractWay } from './contract-way'
import type { OwnSelection } from './eligibility'
import { FavouritePanel } from './favourite-panel'
import { GateList } from './gate-list'
import { closedFor, type Phase, phaseOf } from './phase'
import { QuotaPanel } from './quota-panel'
import { ReachPanel } from './reach-panel'
import { startTexts as texts } from './selection.texts'
import { positionPath, selectionPaths } from './selection-paths'
import styles from './start-page.module.css'
import { YourBooths } from './your-booths'

/** Whether one can choose, when, among what, and what is missing. One page for both languages. */
export function StartPage() {
  const language = useLanguage()
  const title = useScreen()?.title[language]
  // Whatever opens a gate is told of; should the word be lost, it is seen within the minute.
  const own = useCall(ownSelection, {}, { refetchInterval: 60_000 })
  const site = useCall(siteOverview)
  const fair = useFair()
  const reload = () => void Promise.all([own.refetch(), fair.data ? undefined : fair.refetch()])
  if (!own.data || !fair.data)
    return own.isError || fair.isError ? (
      <LoadFailed onRetry={reload} busy={own.isFetching || fair.isFetching} />
    ) : (
      <PageSkeleton />
    )
  const offsetMs = clockOffset(own.data.now, own.dataUpdatedAt)
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {own.data.returnReason ? <Returned reason={own.data.returnReason} /> : null}
      <Head own={own.data} facts={fair.data} offsetMs={offsetMs} onMomentCome={reload} />
      <ChoiceStages stage={own.data.stage} />
      <ContractWay />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <YourBooths booths={own.data.booths} />
          <BlockCard />
          <WaitingCard />
          <GateList own={own.data} facts={fair.data} />
          <FavouritePanel booths={own.data.booths} />
        </div>
        <div className={styles.stack}>
          <QuotaPanel own={own.data} />
          <ReachPanel hallIds={own.data.hallIds} halls={site.data?.halls} />
        </div>
      </div>
    </div>
  )
}

function Returned({ reason }: { reason: string }) {
  const say = useSay()
  return (
    <Callout tone="warn">
      <b>{say(texts.returned)}</b>
      <br />
      {reason}
    </Callout>
  )
}

const heads: Record<Phase, { title: TextEntry; text: TextEntry }> = {
  missing: { title: texts.notOpenTitle, text: texts.notOpenText },
  before: { title: texts.soonTitle, text: texts.windowText },
  open: { title: texts.openTitle, text: texts.windowText },
  over: { title: texts.overTitle, text: texts.overText },
  finished: { title: texts.finishedTitle, text: texts.finishedText },
  confirmed: { title: texts.confirmedTitle, text: texts.confirmedText },
}

interface HeadProps {
  own: OwnSelection
  facts: FairFacts
  offsetMs: number
  onMomentCome: () => void
}

function Head({ own, facts, offsetMs, onMomentCome }: HeadProps) {
  const say = useSay()
  const language = useLanguage()
  const phase = phaseOf(own)
  const { window } = own
  // As long as units are without booths, the delegate of a group has something left to do.
  const isToDivide = phase === 'finished' && own.quota?.companies !== undefined && own.booths.length > 0
  // Whoever has had a window is told of the next, not that the time is over.
  const isNext = phase === 'before' && window?.isLater === true
  const headText = () => {
    if (isToDivide) return texts.divideFirst
    return isNext ? texts.nextText : heads[phase].text
  }
  const reader = { language, timeZone: facts.timeZone }
  const params = {
    window: window ? formatWindow(window.startsAt, window.endsAt, reader) : '',
    phones: facts.supportPhones.join(language === 'en' ? ', ' : '、'),
  }
  // While something else is missing too, the time is still worth knowing.
  const target = closedFor(own, 'window') === 'beforeWindow' ? window?.startsAt : undefined
  const until =
    phase === 'open' ? window?.endsAt : phase === 'before' || phase === 'missing' ? target : undefined
  const label = say(phase === 'open' ? texts.toEnd : texts.toStart)
  const hall = own.booths[0]?.hallId ?? own.hallIds[0]
  const path = hall ? positionPath(hall, language) : selectionPaths[language].position
  return (
    <section className={styles.head} aria-labelledby="choosing-now">
      <div className={styles.words}>
        <h2 id="choosing-now">{say(isNext ? texts.nextTitle : heads[phase].title)}</h2>
        <p>{say(headText(), params)}</p>
        {hall ? (
          <Link className={phase === 'open' ? button.primary : styles.quiet} to={path}>
            {say(entry(phase, own))}
          </Link>
        ) : null}
        {phase === 'confirmed' ? <WhatComesNext /> : null}
      </div>
      {until ? (
        <div className={styles.count}>
          <p>{label}</p>
          <CountDown
            key={until.getTime()}
            to={until}
            offsetMs={offsetMs}
            label={label}
            onOver={onMomentCome}
          />
        </div>
      ) : null}
    </section>
  )
}

/** Confirmed, and no contract yet: the company goes on to what it will show. */
function WhatComesNext() {
  const say = useSay()
  const language = useLanguage()
  const contracts = useCall(listContracts, { body: {} })
  if (!contracts.data || contracts.data.some(({ state }) => isLive(state))) return null
  return (
    <Link className={button.primary} to={productPaths[language]}>
      {say(texts.goOnToProducts)}
    </Link>
  )
}

function entry(phase: Phase, { booths }: OwnSelection): TextEntry {
  if (phase === 'open') return booths.length > 0 ? texts.goOn : texts.enter
  return booths.length > 0 ? texts.seeOnPlan : texts.lookAhead
}
