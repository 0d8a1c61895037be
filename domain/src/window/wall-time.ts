/** What a clock on the wall of the fair shows: yyyy-MM-dd HH:mm:ss, of no zone by itself. */
export type WallTime = string

const written = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/

/** Read as if the wall hung in Greenwich; undefined for what no clock ever shows. */
function asIfInUtc(wall: WallTime): number | undefined {
  if (!written.test(wall)) return undefined
  const moment = new Date(`${wall.replace(' ', 'T')}Z`)
  const shown = Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 19).replace('T', ' ')
  return shown === wall ? moment.getTime() : undefined
}

export const isWallTime = (text: string): boolean => asIfInUtc(text) !== undefined

/** Making one takes far longer than using it, and a fair has one zone. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const kept = clocks.get(timeZone)
  if (kept) return kept
  const clock = new Intl.DateTimeFormat('sv-SE', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  clocks.set(timeZone, clock)
  return clock
}

export const wallTimeOf = (moment: Date, timeZone: string): WallTime => clockOf(timeZone).format(moment)

/** No zone is further than this from Greenwich. */
const furthestMs = 16 * 3_600_000

/**
 * The moments at which the clock shows this, the first one first: none while it is put forward, two while it is put back.
 * A zone's distance from Greenwich around the moment is one of those it has a little before and a little after it.
 */
export function momentsAt(wall: WallTime, timeZone: string): Date[] {
  const inUtc = asIfInUtc(wall)
  if (inUtc === undefined) return []
  const distances = [inUtc - furthestMs, inUtc + furthestMs].map((near) => {
    const shown = asIfInUtc(wallTimeOf(new Date(near), timeZone))
    return shown === undefined ? 0 : shown - near
  })
  return [...new Set(distances)]
    .map((distance) => new Date(inUtc - distance))
    .filter((moment) => wallTimeOf(moment, timeZone) === wall)
    .sort((one, other) => one.getTime() - other.getTime())
}

/** Of two, the first: nobody comes too late because a clock was put back. */
export const momentAt = (wall: WallTime, timeZone: string): Date | undefined => momentsAt(wall, timeZone)[0]
