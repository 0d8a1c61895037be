import type { BoothOnMap } from './booth-on-map'

/** Numbers are typed with and without their hyphen. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[\s\-–—]/g, '')

const namesOf = ({ name, fullName }: BoothOnMap): string[] =>
  [name.zh, name.en, fullName?.zh, fullName?.en].flatMap((text) => (text ? [bare(text)] : []))

/** Smaller is nearer; undefined does not match at all. */
function distance(booth: BoothOnMap, wanted: string): number | undefined {
  const code = bare(booth.code)
  if (code === wanted) return 0
  if (code.startsWith(wanted)) return 1
  const names = namesOf(booth)
  if (names.some((name) => name.startsWith(wanted))) return 2
  if (code.includes(wanted)) return 3
  return names.some((name) => name.includes(wanted)) ? 4 : undefined
}

/** By booth number or company, short name or full one; the nearest first, else in the order of the list. */
export function findBooths(booths: readonly BoothOnMap[], text: string): BoothOnMap[] {
  const wanted = bare(text)
  if (!wanted) return []
  return booths
    .flatMap((booth) => {
      const far = distance(booth, wanted)
      return far === undefined ? [] : [{ booth, far }]
    })
    .sort((one, other) => one.far - other.far)
    .map(({ booth }) => booth)
}
