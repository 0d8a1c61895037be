import { type Asked, type Market, marketsOf } from '@fairground/domain/booth-statistics'
import { boothDemand, boothFigures, exportBoothDemand } from '@fairground/wire/booth-statistics'
import { Link } from 'react-router'
import { useCodeName } from '../codelist'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { useCall } from '../session/use-call'
import { EmptyState } from '../ui/empty-state'
import { ExportButton } from '../ui/export-button'
import { LoadFailed } from '../ui/load-failed'
import { PageSkeleton } from '../ui/page-skeleton'
import { Panel } from '../ui/panel'
import { companiesPath } from './companies-path'
import { DemandTable } from './demand-table'
import styles from './statistics.module.css'
import { statisticsTexts as texts } from './statistics.texts'
import { StatisticsFrame } from './statistics-frame'

/** What approved companies asked for, against what the halls have. */
export function DemandPage() {
  const say = useSay()
  const demand = useCall(boothDemand)
  const figures = useCall(boothFigures)
  const retry = () => void Promise.all([demand.refetch(), figures.refetch()])
  return (
    <StatisticsFrame
      title={say(texts.demand)}
      lead={say(texts.demandLead)}
      actions={<ExportButton endpoint={exportBoothDemand} given={{}} />}
    >
      {demand.data && figures.data ? (
        <>
          <Companies asked={demand.data.asked} />
          {figures.data.halls.length === 0 ? (
            <EmptyState title={say(texts.noHalls)}>{say(texts.noHallsNote)}</EmptyState>
          ) : null}
          {marketsOf(demand.data.asked, figures.data.cells, figures.data.halls, demand.data.mayTake).map(
            (market) => (
              <MarketPanel key={[...market.exhibitTypes, ...market.boothsFor].join(' ')} market={market} />
            ),
          )}
        </>
      ) : demand.isError || figures.isError ? (
        <LoadFailed onRetry={retry} busy={demand.isFetching || figures.isFetching} />
      ) : (
        <PageSkeleton />
      )}
    </StatisticsFrame>
  )
}

/** Everybody who was approved, and how many of them still wait. */
function Companies({ asked }: { asked: readonly Asked[] }) {
  const say = useSay()
  const language = useLanguage()
  const count = (is: (one: Asked) => boolean) =>
    asked.filter(is).reduce((sum, { companies }) => sum + companies, 0)
  const silent = count(({ boothType }) => boothType === '')
  const figures = [
    { label: texts.approved, companies: count(() => true), to: companiesPath({}) },
    {
      label: texts.withBooth,
      companies: count(({ waiting }) => !waiting),
      to: companiesPath({ booths: 'held' }),
    },
    {
      label: texts.withoutBooth,
      companies: count(({ waiting }) => waiting),
      to: companiesPath({ booths: 'none' }),
    },
  ]
  return (
    <dl className={styles.facts}>
      {figures.map(({ label, companies, to }) => (
        <div key={to}>
          <dt>{say(label)}</dt>
          <dd>
            <Link to={to} aria-label={`${say(label)} ${say(texts.companies, { count: companies })}`}>
              {formatNumber(companies, language)}
            </Link>
          </dd>
        </div>
      ))}
      {silent > 0 ? (
        <div>
          <dt>{say(texts.noRequest)}</dt>
          <dd>{formatNumber(silent, language)}</dd>
        </div>
      ) : null}
    </dl>
  )
}

function MarketPanel({ market }: { market: Market }) {
  const say = useSay()
  const language = useLanguage()
  const exhibitType = useCodeName('exhibitType')
  const named = (codes: readonly string[]) =>
    codes.map((code) => exhibitType(code) || code).join(language === 'en' ? ', ' : '、')
  const { exhibitTypes, boothsFor, balances } = market
  const title = exhibitTypes.length > 0 ? named(exhibitTypes) : say(texts.nobodys)
  return (
    <Panel
      id={`market-${[...exhibitTypes, ...boothsFor].join('-')}`}
      title={title}
      note={boothsFor.length > 0 ? say(texts.boothsFor, { types: named(boothsFor) }) : say(texts.noneToTake)}
    >
      {balances.length > 0 ? (
        <DemandTable title={title} market={market} />
      ) : (
        <p className={styles.quiet}>{say(texts.noDemand)}</p>
      )}
    </Panel>
  )
}
