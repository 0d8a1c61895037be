import { notSaid, type Progress } from '@fairground/domain/statistics'
import type { organiserHome } from '@fairground/wire/home'
import { holderOf, mayCall } from '@fairground/wire/kernel/access'
import type { CallInput, CallResult } from '@fairground/wire/kernel/endpoint'
import type { FigureGroup, FigureSearch } from '@fairground/wire/statistics'
import { type Statistic, type StatisticName, statistics } from '@fairground/wire/statistics/definitions'
import { sumOfGroups } from '@fairground/wire/statistics/words'
import { readHallFigures } from '../booth'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import { type Compared, countFigures, readEditions } from '../statistics'
import { listNewestSubmissions } from './home.repository'

type OrganiserHome = CallResult<typeof organiserHome>
type Search = CallInput<typeof organiserHome>['query']
type Reading = Pick<Platform, 'db' | 'settings'>
type Counts = NonNullable<OrganiserHome['signUps']>['regions']

/** Made of the very figures the statistics show, so that nobody finds another number behind a link. */
export async function readOrganiserHome(
  platform: Reading,
  { user }: Pick<SignedInCaller, 'user'>,
  search: Search,
): Promise<OrganiserHome> {
  const edition = search.edition ?? platform.settings.current().edition
  const isOpen = (name: StatisticName) => mayCall(holderOf(statistics[name].view.permission), user)
  const [editions, newest, signUps, halls, money] = await Promise.all([
    readEditions(platform.db, edition),
    listNewestSubmissions(platform.db, edition),
    isOpen('confirm') ? readSignUps(platform, { ...search, edition }) : null,
    isOpen('venue') ? readHallFigures(platform.db, edition) : null,
    isOpen('contract') ? readMoney(platform, { ...search, edition }) : null,
  ])
  return {
    at: new Date(),
    edition,
    editions,
    signUps,
    halls,
    money,
    newest: newest.flatMap((row) =>
      row.submitted_at
        ? [
            {
              companyId: row.id,
              name: row.name_zh || row.name_en,
              registrationNumber: row.registration_number,
              submittedAt: row.submitted_at,
            },
          ]
        : [],
    ),
  }
}

async function readSignUps(platform: Reading, search: FigureSearch): Promise<OrganiserHome['signUps']> {
  const read = (name: StatisticName, more: FigureSearch) => {
    const statistic: Statistic = statistics[name]
    return countFigures(platform, statistic, { ...search, ...more })
  }
  const approved = { standing: 'approved' }
  const [progress, regions, products, days, reasons] = await Promise.all([
    read('confirm', { by: 'progress' }),
    read('confirm', { by: 'region', ...approved }),
    read('product', { by: 'families', ...approved }),
    read('signUps', { by: 'day' }),
    read('unplaced', { by: 'reason' }),
  ])
  const before = beforeIn(progress)
  return {
    progress: keysIn(progress).map((key) => {
      const { companies = 0, booths = 0, area = 0 } = valuesIn(progress.groups, key)
      return { key: key as Progress, companies, booths, area, before: before(key) }
    }),
    regions: countsIn(regions),
    products: countsIn(products),
    days: countsIn(days).filter(({ key }) => key !== notSaid),
    reasons: countsIn(reasons),
  }
}

async function readMoney(platform: Reading, search: FigureSearch): Promise<OrganiserHome['money']> {
  const { compare: _compare, ...now } = search
  const { totals } = await countFigures(platform, statistics.contract, { ...now, by: 'state' })
  return totals.map(({ within, values }) => ({
    currency: within,
    total: values.total ?? 0,
    paid: values.paid ?? 0,
    outstanding: values.outstanding ?? 0,
  }))
}

const keysIn = ({ groups, before }: Compared): string[] => [
  ...new Set([...groups, ...(before?.groups ?? [])].map(({ key }) => key)),
]
const valuesIn = (groups: readonly FigureGroup[], key: string) =>
  sumOfGroups(groups.filter((group) => group.key === key))
const beforeIn =
  ({ before }: Compared) =>
  (key: string): number =>
    valuesIn(before?.groups ?? [], key).companies ?? 0

const countsIn = (figures: Compared): Counts =>
  keysIn(figures).map((key) => ({
    key,
    count: valuesIn(figures.groups, key).companies ?? 0,
    before: beforeIn(figures)(key),
  }))
