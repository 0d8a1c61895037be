import { figureCalls } from '@fairground/wire/statistics'
import { figurePaths } from '@fairground/wire/statistics/addresses'
import { type Statistic, type StatisticName, statistics } from '@fairground/wire/statistics/definitions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { asking } from '../session/use-call'
import { LoadFailed } from '../ui/load-failed'
import { PartSkeleton } from '../ui/part-skeleton'
import { FigurePanel } from './figure-panel'
import styles from './statistics.module.css'
import { statisticsTexts as texts } from './statistics.texts'
import { StatisticsFrame } from './statistics-frame'
import type { Shown } from './use-figure-search'

const overviews: Record<
  string,
  { title: keyof typeof texts; lead: keyof typeof texts; of: StatisticName[] }
> = {
  '/statistical/registrationStatis': {
    title: 'signUpsTitle',
    lead: 'signUpsLead',
    of: ['confirm', 'area', 'product'],
  },
  '/statistical/boothStatis': {
    title: 'boothsTitle',
    lead: 'boothsLead',
    of: ['venue', 'boothProduct', 'boothArea'],
  },
}

/** Several figures at a glance, each with a page of its own behind it. */
export function OverviewPage() {
  const say = useSay()
  const { pathname } = useLocation()
  const overview = overviews[pathname.replace(/\/$/, '')]
  if (!overview) return null
  return (
    <StatisticsFrame title={say(texts[overview.title])} lead={say(texts[overview.lead])}>
      <div className={styles.overview}>
        {overview.of.map((name) => (
          <Glance key={name} name={name} />
        ))}
      </div>
    </StatisticsFrame>
  )
}

function Glance({ name }: { name: StatisticName }) {
  const say = useSay()
  const language = useLanguage()
  const statistic: Statistic = statistics[name]
  const [measure, setMeasure] = useState(Object.keys(statistic.view.measures)[0] ?? '')
  const [shown, setShown] = useState<Shown>('chart')
  const { data, isError, isFetching, refetch } = useQuery({
    ...asking(figureCalls[name].figures, { query: {} }),
    placeholderData: keepPreviousData,
  })
  if (!data)
    return isError ? (
      <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <PartSkeleton rows={6} />
    )
  return (
    <FigurePanel
      name={name}
      statistic={statistic}
      figures={data}
      search={noSearch}
      measure={measure}
      shown={shown}
      onMeasure={setMeasure}
      onShow={setShown}
      more={
        <Link to={figurePaths[name]} aria-label={`${say(texts.more)} ${statistic.title[language]}`}>
          {say(texts.more)}
        </Link>
      }
    />
  )
}

const noSearch = {}
