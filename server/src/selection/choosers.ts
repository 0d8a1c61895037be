import { gatesFor, gatesForStaff, isCounted, isRefusal, type Quota } from '@fairground/domain/selection'
import type { Settings } from '@fairground/domain/settings'
import { translate } from '@fairground/domain/text'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type { Page } from '@fairground/wire/kernel/page'
import type {
  ChooserDetail,
  ChooserSearch,
  ListedChooser,
  replayChooser,
} from '@fairground/wire/selection/choosers'
import type { Db } from '../platform/database/database'
import { readPage } from '../platform/database/joined-view'
import { allowanceOf, readHallsInReach } from '../quota'
import { readChooser } from './chooser.repository'
import { type ChooserRow, choosers, findDeskFacts, type Reading, readTries } from './choosers.repository'
import { circumstancesOf } from './circumstances'
import { readWishes, type WishOf } from './keep-apart.repository'
import { standsBeside, unwishedAmong } from './keep-apart.service'
import { shown } from './trying'

export async function listChoosers(
  db: Db,
  search: ChooserSearch,
  reading: Reading,
  settings: Settings,
): Promise<Page<ListedChooser>> {
  const { list: rows, total } = await readPage(db, choosers, search, reading)
  const wishes = await readWishes(
    db,
    rows.map(({ companyId }) => companyId),
    reading.language,
  )
  return { list: rows.map((row) => listed(row, wishes, settings)), total }
}

const written = (quota: Quota | undefined): ListedChooser['quota'] =>
  quota ? { ...quota, exhibitTypes: [...quota.exhibitTypes] } : null

function listed(row: ChooserRow, wishes: readonly WishOf[], settings: Settings): ListedChooser {
  const { companyId, booths, allowed, startsAt, endsAt, batch, triedAt, action, refusedBy } = row
  return {
    companyId,
    companyName: row.companyName,
    registrationNumber: row.registrationNumber,
    progress: row.progress,
    booths: booths.map(({ id, code, areaM2 }) => ({ id, code, areaM2 })),
    quota: written(allowed ? allowanceOf(allowed, settings).quota : undefined),
    window: startsAt && endsAt ? { startsAt, endsAt, batch } : null,
    finishedAt: row.finishedAt,
    lastTry: triedAt && action ? { at: triedAt, action, refusedBy: ruleOf(refusedBy ?? '') } : null,
    unwished: unwishedAmong(
      wishes.filter(({ ofId }) => ofId === companyId),
      booths,
    ),
  }
}

const ruleOf = (kind: string) => (isRefusal(kind) ? kind : null)

/** One company as whoever acts for it needs to see it. */
export async function findChooserDetail(
  db: Db,
  companyId: string,
  reading: Reading,
  settings: Settings,
): Promise<ChooserDetail | undefined> {
  const facts = await findDeskFacts(db, companyId, reading)
  if (!facts) return undefined
  const [chooser, wishes] = await Promise.all([
    readChooser(db, companyId),
    readWishes(db, [companyId], reading.language),
  ])
  const allowance = chooser.allowed ? allowanceOf(chooser.allowed, settings) : undefined
  const halls = allowance ? await readHallsInReach(db, allowance.asked, settings) : []
  const { ownQuota } = facts
  return {
    companyId,
    companyName: facts.companyName,
    booths: shown(chooser.booths),
    stage: chooser.stage,
    progress: facts.progress,
    finishedAt: facts.finishedAt,
    returnReason: chooser.returnReason,
    contract: chooser.contract,
    contractSealed: chooser.contract !== null && chooser.unsealed === null,
    window: chooser.window ? { ...chooser.window, batch: facts.batch } : null,
    quota: written(allowance?.quota),
    scale: allowance ? (isCounted(allowance.asked) ? 'count' : 'area') : null,
    ownQuota: ownQuota && { ...ownQuota, at: new Date(ownQuota.at) },
    missing: gatesFor(circumstancesOf(chooser, settings), gatesForStaff).flatMap(({ missing }) =>
      missing ? [translate(missing.message, reading.language, missing.params)] : [],
    ),
    hallIds: halls.map(({ id }) => id),
    wishes: wishes.map(({ ofId: _, places, ...wish }) => ({
      ...wish,
      adjoins: standsBeside(chooser.booths, places),
    })),
  }
}

const triesAtOnce = 50

export async function replay(
  db: Db,
  companyId: string,
  before: number | undefined,
): Promise<CallResult<typeof replayChooser>> {
  const rows = await readTries(db, companyId, { before, most: triesAtOnce + 1 })
  return {
    entries: rows
      .slice(0, triesAtOnce)
      .map(({ refusedBy, ...entry }) => ({ ...entry, refusedBy: ruleOf(refusedBy) })),
    more: rows.length > triesAtOnce,
  }
}
