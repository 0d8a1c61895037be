import { figureCalls } from '@fairground/wire/statistics'
import { figurePaths } from '@fairground/wire/statistics/addresses'
import { type Statistic, type StatisticName, statistics } from '@fairground/wire/statistics/definitions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useLocation } from 'react-router'
import { formatMoment } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { asking } from '../session/use-call'
import { useTimeZone } from '../session/use-fair'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from '../ui/load-failed'
import { PageSkeleton } from '../ui/page-skeleton'
import { FigureControls } from './figure-controls'
import { FigurePanel } from './figure-panel'
import { statisticsTexts as texts } from './statistics.texts'
import { StatisticsFrame } from './statistics-frame'
import { useFigureSearch } from './use-figure-search'

/** The home leads to the booths of the halls under an address of its own. */
const alsoAt: Record<string, StatisticName> = { '/home/boothStatisVenueList': 'venue' }

const names = Object.keys(statistics) as StatisticName[]

/** The figure an address is for. Keyed, so that one figure's choices never reach the next. */
export function StatisticAtPage() {
  const { pathname } = useLocation()
  const path = pathname.replace(/\/$/, '')
  const name = alsoAt[path] ?? names.find((one) => figurePaths[one] === path)
  return name ? <StatisticPage key={path} name={name} /> : null
}

function StatisticPage({ name }: { name: StatisticName }) {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  const statistic: Statistic = statistics[name]
  const asked = useFigureSearch(statistic)
  const { search, narrowed, measure, shown, change, clear } = asked
  const { data, isError, isFetching, refetch } = useQuery({
    ...asking(figureCalls[name].figures, { query: search } as never),
    placeholderData: keepPreviousData,
  })
  const title = statistic.title[language]
  if (!data)
    return isError ? <LoadFailed onRetry={() => void refetch()} busy={isFetching} /> : <PageSkeleton />
  return (
    <StatisticsFrame
      title={title}
      lead={statistic.lead[language]}
      note={`${say(texts.editionOf, { edition: data.edition })} · ${say(texts.at, { at: formatMoment(data.at, { language, timeZone }) })}`}
    >
      <FigureControls statistic={statistic} figures={data} asked={asked} />
      {data.totals.length === 0 && Object.keys(narrowed).length > 0 ? (
        <EmptyState title={say(texts.nothing)}>
          <Button type="link" onClick={clear}>
            {say(texts.clear)}
          </Button>
        </EmptyState>
      ) : (
        <FigurePanel
          name={name}
          statistic={statistic}
          figures={data}
          search={search}
          narrowed={narrowed}
          measure={measure}
          shown={shown}
          onMeasure={(one) => change({ measure: one })}
          onShow={(as) => change({ as: as === 'table' ? as : undefined })}
        />
      )}
    </StatisticsFrame>
  )
}
