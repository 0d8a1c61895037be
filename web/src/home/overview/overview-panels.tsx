import { figurePaths, rowsPath } from '@fairground/wire/statistics/addresses'
import { type Statistic, statistics } from '@fairground/wire/statistics/definitions'
import { nameOfKey } from '@fairground/wire/statistics/words'
import type { ReactNode } from 'react'
import { useCodeName } from '../../codelist'
import { formatDate, formatNumber, formatShare } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { type CountRow, CountTable } from './count-table'
import { boothsPerSquare, HallFigures, HallStands } from './hall-stands'
import { HomePanel } from './home-panel'
import { MoneyFigures } from './money-figures'
import styles from './overview.module.css'
import { overviewTexts as texts } from './overview.texts'
import { ProductBars } from './product-bars'
import { RegionMap } from './region-map'
import { Ribbon } from './ribbon'
import { SignUpTrend } from './sign-up-trend'
import { reached, sumOver } from './stages'
import type { Halls, Narrowed, Overview, SignUps } from './types'
import { Unplaced } from './unplaced'

interface Props {
  overview: Overview
  compare: number | undefined
  narrowed: Narrowed
  newest: ReactNode
}

/** Whatever is open to the reader, in the places of the whole. */
export function OverviewPanels({ overview, compare, narrowed, newest }: Props) {
  const { signUps, halls, money } = overview
  return (
    <>
      {signUps ? <ProgressPanel signUps={signUps} compare={compare} narrowed={narrowed} /> : null}
      <div className={styles.columns}>
        {halls ? (
          <div className={styles.column}>
            <HallsPanel halls={halls} narrowed={narrowed} />
          </div>
        ) : null}
        {signUps ? (
          <div className={styles.column}>
            <RegionsPanel signUps={signUps} compare={compare} narrowed={narrowed} />
            <ProductsPanel signUps={signUps} compare={compare} narrowed={narrowed} />
          </div>
        ) : null}
        <div className={styles.column}>
          {signUps ? (
            <>
              <TrendPanel signUps={signUps} compare={compare} narrowed={narrowed} />
              <UnplacedPanel signUps={signUps} narrowed={narrowed} />
            </>
          ) : null}
          {money ? <MoneyPanel money={money} narrowed={narrowed} /> : null}
          {newest}
        </div>
      </div>
    </>
  )
}

interface OfSignUps {
  signUps: SignUps
  compare: number | undefined
  narrowed: Narrowed
}
const from = { pathname: '/home', search: '' }

function ProgressPanel({ signUps: { progress }, compare, narrowed }: OfSignUps) {
  const say = useSay()
  const rows = useRows(
    statistics.confirm,
    'progress',
    progress.map(({ key, companies, before }) => ({ key, count: companies, before })),
    narrowed,
  )
  return (
    <HomePanel
      id="progress"
      title={say(texts.ribbon)}
      note={say(texts.ribbonNote)}
      chart={<Ribbon progress={progress} narrowed={narrowed} compare={compare} />}
      table={<CountTable what={say(texts.what)} rows={rows} compare={compare} />}
      of={{
        name: 'confirm',
        search: { ...narrowed, ...(compare ? { compare } : {}), by: 'progress' },
        path: `${figurePaths.confirm}?by=progress`,
      }}
    />
  )
}

function HallsPanel({ halls, narrowed }: { halls: Halls; narrowed: Narrowed }) {
  const say = useSay()
  const language = useLanguage()
  const sum = (pick: (hall: Halls[number]) => number) => halls.reduce((all, hall) => all + pick(hall), 0)
  const [taken, booths] = [sum((hall) => hall.taken), sum((hall) => hall.booths)]
  const total = say(texts.hallsTotal, {
    taken: formatNumber(taken, language),
    booths: formatNumber(booths, language),
    share: formatShare(taken, booths, language),
  })
  return (
    <HomePanel
      id="halls"
      title={say(texts.halls)}
      note={halls.length > 0 ? `${total} · ${say(texts.hallsNote, { count: boothsPerSquare(halls) })}` : null}
      chart={<HallStands halls={halls} narrowed={narrowed} />}
      table={halls.length > 0 ? <HallFigures halls={halls} narrowed={narrowed} /> : undefined}
      of={{ name: 'venue', search: { edition: narrowed.edition }, path: '/home/boothStatisVenueList' }}
    />
  )
}

function RegionsPanel({ signUps, compare, narrowed }: OfSignUps) {
  const say = useSay()
  const approved = { ...narrowed, standing: 'approved' }
  const rows = useRows(statistics.confirm, 'region', signUps.regions, approved)
  return (
    <HomePanel
      id="regions"
      title={say(texts.regions)}
      note={say(texts.approvedNote, { count: sumOver(signUps.progress, reached.approved).companies })}
      chart={<RegionMap rows={rows} />}
      table={<CountTable what={say(texts.regions)} rows={rows} compare={compare} />}
      of={{
        name: 'area',
        search: { ...approved, ...(compare ? { compare } : {}), by: 'region' },
        path: `${figurePaths.area}?by=region&standing=approved`,
      }}
    />
  )
}

function ProductsPanel({ signUps, compare, narrowed }: OfSignUps) {
  const say = useSay()
  const approved = { ...narrowed, standing: 'approved' }
  const rows = useRows(statistics.product, 'families', signUps.products, approved)
  return (
    <HomePanel
      id="products"
      title={say(texts.products)}
      note={compare ? say(texts.productsMark, { edition: compare }) : say(texts.productsNote)}
      chart={<ProductBars rows={rows} compare={compare} />}
      table={<CountTable what={say(texts.products)} rows={rows} compare={compare} />}
      of={{
        name: 'product',
        search: { ...approved, ...(compare ? { compare } : {}) },
        path: `${figurePaths.product}?standing=approved`,
      }}
    />
  )
}

function TrendPanel({ signUps: { days }, compare, narrowed }: OfSignUps) {
  const say = useSay()
  const language = useLanguage()
  const rows: CountRow[] = days
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => (one.key < other.key ? 1 : -1))
    .map(({ key, count, before }) => ({
      key,
      name: formatDate(key, language),
      count,
      before,
      to: rowsPath(statistics.signUps, { ...narrowed, day: key }, from),
    }))
  return (
    <HomePanel
      id="trend"
      title={say(texts.trend)}
      note={say(texts.trendNote)}
      chart={<SignUpTrend days={days} compare={compare} />}
      table={<CountTable what={say(texts.day)} rows={rows} compare={undefined} />}
      of={{
        name: 'signUps',
        search: { ...narrowed, ...(compare ? { compare } : {}) },
        path: figurePaths.signUps,
      }}
    />
  )
}

function UnplacedPanel({ signUps: { reasons }, narrowed }: { signUps: SignUps; narrowed: Narrowed }) {
  const say = useSay()
  const count = reasons.reduce((sum, reason) => sum + reason.count, 0)
  return (
    <HomePanel
      id="unplaced"
      title={say(texts.unplaced)}
      note={say(texts.countOf, { count })}
      chart={<Unplaced reasons={reasons} narrowed={narrowed} />}
      of={{ name: 'unplaced', search: { ...narrowed }, path: figurePaths.unplaced }}
    />
  )
}

function MoneyPanel({ money, narrowed }: { money: NonNullable<Overview['money']>; narrowed: Narrowed }) {
  const say = useSay()
  return (
    <HomePanel
      id="money"
      title={say(texts.money)}
      note={say(texts.moneyNote)}
      chart={<MoneyFigures money={money} narrowed={narrowed} />}
      of={{ name: 'contract', search: { ...narrowed }, path: figurePaths.contract }}
    />
  )
}

/** Named, and each with its way to the companies behind. */
function useRows(
  statistic: Statistic,
  filter: string,
  counts: readonly { key: string; count: number; before: number }[],
  narrowed: Readonly<Record<string, string | number | undefined>>,
): CountRow[] {
  const language = useLanguage()
  const lists: Record<string, (value: string) => string> = {
    region: useCodeName('region'),
    productCategory: useCodeName('productCategory'),
  }
  const code = (list: string, value: string) => lists[list]?.(value) || undefined
  return counts.map(({ key, count, before }) => ({
    key,
    name: nameOfKey(statistic, filter, key, { language, code, names: {} }),
    count,
    before,
    to: rowsPath(statistic, { ...narrowed, [filter]: key }, from),
  }))
}
