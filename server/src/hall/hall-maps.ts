import { mapChangeNotice } from '@fairground/domain/live'
import {
  hallMap,
  hallMapForKnown,
  type MapChange,
  siteOverview,
  siteOverviewForStaff,
} from '@fairground/wire/hall/maps'
import { KeptAnswer } from '../platform/http/kept-answer'
import type { Reader } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import {
  findSitePlan,
  type HallRow,
  readBooths,
  readHallOrder,
  readHalls,
  readHallsChangedWithin,
  readHallsOf,
} from './hall.repository'
import { changesBetween, type HallSnapshot, joined, snapshotOf } from './hall-snapshot'
import { overviewOf } from './site-overview'

/** The maps of one edition, kept in memory: one read for each change, however many watch. */
export interface HallMaps {
  /** In the order the halls are walked. */
  all(): Promise<readonly HallSnapshot[]>
  find(hallId: string): Promise<HallSnapshot | undefined>
  answer(hallId: string, reader: Reader): Promise<KeptAnswer | undefined>
  /** Undefined when that version is not remembered: the map is to be read anew. */
  changesSince(hallId: string, version: string, reader: Reader): Promise<MapChange | undefined>
  site(reader: SiteReader): Promise<KeptAnswer>
  stop(): void
}

type SiteReader = Exclude<Reader, 'signedIn'>

interface KeptHall {
  snapshot: HallSnapshot
  answers: Partial<Record<Reader, KeptAnswer>>
  /** How the maps came to be what they are, oldest first. */
  changes: Record<Reader, MapChange>[]
}

interface KeptEdition {
  edition: number
  halls: Map<string, KeptHall>
  sites: Partial<Record<SiteReader, KeptAnswer>>
  /** The drawn site they were made with, as text; nothing while nobody has asked for one. */
  sitePlan?: string
}

const siteText = (plan: unknown): string => (plan === undefined ? '' : JSON.stringify(plan))

const mostRemembered = 500
/** Changes that come together are read together. */
const gatherMs = 100
/** A process may end between writing and telling; what it wrote is found by looking, at this pace. */
const lookEveryMs = 5_000
/** Longer than any change takes to be committed after it was made. */
const lookBackSeconds = 60

/** The same for every reader. */
const versionOf = ({ maps }: HallSnapshot): string => maps.everyone.version

const toReadAnew = (hall: string, to: string): Record<Reader, MapChange> => {
  const change = { hall, from: '', to, booths: [] }
  return { everyone: change, signedIn: change, staff: change }
}

type Parts = Pick<Platform, 'db' | 'settings' | 'live' | 'streams' | 'log'>

export function createHallMaps({ db, settings, live, streams, log }: Parts): HallMaps {
  let kept: { edition: number; reading: Promise<KeptEdition> } | undefined
  const waiting = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let working = Promise.resolve()

  async function readAll(edition: number): Promise<KeptEdition> {
    const [halls, booths] = await Promise.all([readHalls(db, edition), readBooths(db, edition)])
    const of = (hallId: string) => booths.filter((booth) => booth.hallId === hallId)
    const keep = (hall: HallRow): KeptHall => ({
      snapshot: snapshotOf(hall, of(hall.id), settings.current()),
      answers: {},
      changes: [],
    })
    return { edition, halls: new Map(halls.map((hall) => [hall.id, keep(hall)])), sites: {} }
  }

  /** Read when first asked for, and anew for another edition; a reading that failed is not kept. */
  function current(): Promise<KeptEdition> {
    const { edition } = settings.current()
    if (kept?.edition === edition) return kept.reading
    const begun = { edition, reading: readAll(edition) }
    kept = begun
    begun.reading.catch(() => {
      if (kept === begun) kept = undefined
    })
    return begun.reading
  }

  async function refresh(hallId: string): Promise<void> {
    const edition = await kept?.reading
    if (!edition) return
    const [[hall], booths] = await Promise.all([
      readHalls(db, edition.edition, hallId),
      readBooths(db, edition.edition, hallId),
    ])
    const before = edition.halls.get(hallId)
    if (!hall && !before) return
    // A hall that comes takes its place among the others, and one that goes leaves it: only a reading of all knows.
    if (!hall || !before) return readAnew(hallId)
    const after = snapshotOf(hall, booths, settings.current())
    if (versionOf(after) === versionOf(before.snapshot)) {
      // The same map; but its number is told elsewhere.
      before.snapshot = after
      return
    }
    const change = changesBetween(before.snapshot, after)
    edition.halls.set(hallId, {
      snapshot: after,
      answers: {},
      changes: change ? [...before.changes, change].slice(-mostRemembered) : [],
    })
    edition.sites = {}
    tell(change ?? toReadAnew(hallId, versionOf(after)))
  }

  /** Whoever asks next has all halls read again; whoever watches is told that something is new. */
  function readAnew(hallId: string): void {
    kept = undefined
    tell(toReadAnew(hallId, ''))
  }

  /** Halls stand where people moved them, which changes none of them. */
  async function refreshOrder(): Promise<void> {
    const edition = await kept?.reading
    if (!edition) return
    const now = await readHallOrder(db, edition.edition)
    const before = [...edition.halls.keys()]
    const [first = before[0]] = now
    if (first && now.join() !== before.join()) readAnew(first)
  }

  /** The site is drawn anew by people too, which changes no hall. */
  async function refreshSite(): Promise<void> {
    const edition = await kept?.reading
    if (edition?.sitePlan === undefined) return
    const [first] = edition.halls.keys()
    const now = siteText(await findSitePlan(db, edition.edition))
    if (now === edition.sitePlan) return
    edition.sites = {}
    delete edition.sitePlan
    if (first) tell(toReadAnew(first, ''))
  }

  function tell({ everyone, signedIn, staff }: Record<Reader, MapChange>): void {
    streams.tell(mapChangeNotice, {
      everyone: JSON.stringify(everyone),
      signedIn: JSON.stringify(signedIn),
      staff: JSON.stringify(staff),
    })
  }

  function look(hallIds: Iterable<string>): void {
    for (const id of hallIds) waiting.add(id)
    if (waiting.size > 0) timer ??= setTimeout(refreshWaiting, gatherMs)
  }

  /** One after the other: a reading that overtook a later one would show the map as it was. */
  function refreshWaiting(): void {
    timer = undefined
    const ids = [...waiting]
    waiting.clear()
    working = working.then(async () => {
      for (const id of ids)
        await refresh(id).catch((error: unknown) => {
          log.warn({ err: error }, 'maps: a hall could not be read; it is tried again')
          waiting.add(id)
        })
    })
  }

  const known = async (): Promise<string[]> => [...((await kept?.reading)?.halls.keys() ?? [])]
  const orQuietly = (reading: Promise<string[]>) => void reading.then(look).catch(() => undefined)
  /** What cannot be read now is looked at again soon. */
  const lookAtOrder = () => {
    working = working
      .then(refreshOrder)
      .then(refreshSite)
      .catch(() => undefined)
  }

  const stopListening = live.subscribe((event) => {
    if (event.type === 'list-changed' && event.list === 'hall' && kept) {
      orQuietly(known())
      lookAtOrder()
    }
    if (event.type === 'booths-changed') look([event.hallId])
    // The names of companies stand on the plans.
    if (event.type === 'company-changed' && kept) orQuietly(readHallsOf(db, event.companyId))
  })
  live.onReturn(() => orQuietly(known()))
  let { partPaymentShownToAll } = settings.current()
  const stopReading = settings.onRead(() => {
    const before = partPaymentShownToAll
    partPaymentShownToAll = settings.current().partPaymentShownToAll
    if (partPaymentShownToAll !== before) orQuietly(known())
  })
  const looking = setInterval(() => {
    if (!kept) return
    orQuietly(readHallsChangedWithin(db, lookBackSeconds))
    lookAtOrder()
  }, lookEveryMs)
  looking.unref()

  return {
    async all() {
      return [...(await current()).halls.values()].map(({ snapshot }) => snapshot)
    },
    async find(hallId) {
      return (await current()).halls.get(hallId)?.snapshot
    },
    async answer(hallId, reader) {
      const hall = (await current()).halls.get(hallId)
      if (!hall) return undefined
      const map = hall.snapshot.maps[reader]
      hall.answers[reader] ??=
        reader === 'everyone'
          ? KeptAnswer.of(hallMap, map, 'public')
          : KeptAnswer.of(hallMapForKnown, map, 'private')
      return hall.answers[reader]
    },
    async changesSince(hallId, version, reader) {
      const hall = (await current()).halls.get(hallId)
      if (!hall) return undefined
      const now = versionOf(hall.snapshot)
      if (version === now) return { hall: hallId, from: now, to: now, booths: [] }
      // A map may come back to what it was; the latest time it was so is the shortest way.
      const changes = hall.changes.map((change) => change[reader])
      const start = changes.findLastIndex(({ from }) => from === version)
      return start < 0 ? undefined : joined(changes.slice(start))
    },
    async site(reader) {
      const edition = await current()
      const kept = edition.sites[reader]
      if (kept) return kept
      const plan = await findSitePlan(db, edition.edition)
      const halls = [...edition.halls.values()].map(({ snapshot }) => snapshot)
      edition.sitePlan = siteText(plan)
      const overview = overviewOf(halls, plan, reader)
      edition.sites[reader] ??=
        reader === 'everyone'
          ? KeptAnswer.of(siteOverview, overview, 'public')
          : KeptAnswer.of(siteOverviewForStaff, overview, 'private')
      return edition.sites[reader]
    },
    stop() {
      stopListening()
      stopReading()
      clearInterval(looking)
      clearTimeout(timer)
    },
  }
}
