import {
  alertsOf,
  isRefusal,
  type Progress,
  progressSteps,
  type SelectionMessage,
} from '@fairground/domain/selection'
import type { SelectionBoard } from '@fairground/wire/selection/board'
import { type HallFigures, readHallFigures } from '../booth'
import { readWaitingFigures } from '../offering'
import type { Platform } from '../platform/platform'
import { readStored } from '../platform/settings/settings-store'
import { allowanceOf } from '../quota'
import {
  countTakenSince,
  type PendingRow,
  readFresh,
  readHappenings,
  readPending,
  readStuck,
  readSwitch,
  readTierLabels,
  readWindowGroups,
  type WindowGroup,
} from './board.repository'
import { createMinutes, type Minute } from './minutes-kept'

/** However many watch and however often they ask, the database is asked this often by a process. */
const keptMs = 1_000
/** What is called "just now" where somebody should act. */
const lately = 5
const mostWindows = 16
/** So long a booth that became free and suits nobody who waits is worth a word. */
const freedMinutes = 30

/** The board of the desk, read at most once a second; whoever asks meanwhile gets the same one. */
export function createBoard(platform: Platform): () => Promise<SelectionBoard> {
  const { db, settings } = platform
  const minutesOf = createMinutes(db)
  let kept: { edition: number; at: number; reading: Promise<SelectionBoard> } | undefined

  async function read(edition: number): Promise<SelectionBoard> {
    const { timeZone } = settings.current()
    const { now, value, version, at, by } = await readSwitch(db)
    const started = readStored('selectionStarted', value ?? null) === true
    const minutes = await minutesOf(edition, now)
    const [groups, stuck, figures, fresh, pending, happenings, takenToday, tiers, waiting] =
      await Promise.all([
        readWindowGroups(db, edition),
        readStuck(db, edition, lately),
        readHallFigures(db, edition),
        readFresh(db, edition),
        readPending(db, edition),
        readHappenings(db, edition),
        countTakenSince(db, edition, timeZone),
        readTierLabels(db),
        readWaitingFigures(db, { edition, freedMinutes }),
      ])
    const halls = figures.map((hall) => ({ ...shownHall(hall), fresh: fresh.get(hall.id) ?? [] }))
    const windows = groups.flatMap(asWindow)
    const shown = nearest(windows, now)
    const recent = minutes.slice(-lately)
    return {
      now,
      switch: { started, version, at: version > 0 ? at : null, by: version > 0 ? by : '' },
      progress: inAll(groups),
      windows: shown,
      windowsLeftOut: windows.length - shown.length,
      minutes: minutes.map(({ at, taken, done, refused }) => ({ at, taken, done, refused: total(refused) })),
      takenToday,
      refusals: refusalsOf(minutes),
      tries: triesOf(minutes),
      halls,
      pending: pending.map((row) => shownPending(row, platform)),
      happenings: happenings.map(({ refusedBy, ...one }) => ({ ...one, refusedBy: ruleOf(refusedBy) })),
      alerts: alertsOf({
        now,
        started,
        windows,
        halls,
        tries: triesOf(recent),
        refusals: refusalsOf(recent),
        stuck: stuck.flatMap(({ companyId, company, kind, count }) =>
          isRefusal(kind) ? [{ companyId, company, kind, count }] : [],
        ),
        waiting,
      }),
      tiers,
    }
  }

  return () => {
    const { edition } = settings.current()
    if (kept && kept.edition === edition && Date.now() - kept.at < keptMs) return kept.reading
    const begun = { edition, at: Date.now(), reading: read(edition) }
    kept = begun
    begun.reading.catch(() => {
      if (kept === begun) kept = undefined
    })
    return begun.reading
  }
}

const ruleOf = (kind: string): SelectionMessage | null => (isRefusal(kind) ? kind : null)
const total = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0)
const triesOf = (minutes: readonly Minute[]): number =>
  minutes.reduce((sum, { done, refused }) => sum + done + total(refused), 0)

function refusalsOf(minutes: readonly Minute[]): { kind: SelectionMessage; count: number }[] {
  const counts = new Map<SelectionMessage, number>()
  for (const { refused } of minutes)
    for (const [kind, count] of refused)
      if (isRefusal(kind)) counts.set(kind, (counts.get(kind) ?? 0) + count)
  return [...counts].map(([kind, count]) => ({ kind, count })).sort((one, other) => other.count - one.count)
}

const inAll = (groups: readonly WindowGroup[]): Record<Progress, number> =>
  Object.fromEntries(
    progressSteps.map((step) => [step, groups.reduce((sum, { progress }) => sum + progress[step], 0)]),
  ) as Record<Progress, number>

/** What has only one name is called so in both languages. */
const shownHall = ({ nameZh, nameEn, ...hall }: HallFigures) => ({
  ...hall,
  name: { zh: nameZh || nameEn, en: nameEn || nameZh },
})

type Shown = SelectionBoard['windows'][number]

const asWindow = ({ startsAt, endsAt, progress: _, ...counts }: WindowGroup): Shown[] =>
  startsAt && endsAt ? [{ ...counts, startsAt, endsAt }] : []

/** Those nearest to now: what is open, what comes and what has just been; in the order of time. */
function nearest(windows: readonly Shown[], now: Date): Shown[] {
  const distance = ({ startsAt, endsAt }: Shown): number =>
    Math.max(startsAt.getTime() - now.getTime(), now.getTime() - endsAt.getTime(), 0)
  const near = [...windows].sort((one, other) => distance(one) - distance(other)).slice(0, mostWindows)
  return windows.filter((window) => near.includes(window))
}

function shownPending(
  { allowed, ...row }: PendingRow,
  platform: Platform,
): SelectionBoard['pending'][number] {
  const quota = allowed ? allowanceOf(allowed, platform.settings.current()).quota : undefined
  return { ...row, least: quota?.count.least ?? null, most: quota?.count.most ?? null }
}
