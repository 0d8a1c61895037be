/** A name by its sounds: each of its syllables with all that it may be written as. */
export type Spelling = readonly Syllable[]

interface Syllable {
  /** A character may be read in several ways. */
  readings: readonly string[]
  /** The same, and what each begins with. */
  shortened: readonly string[]
}

/** Of a Chinese name the readings of each character in pinyin; of any other its words. */
export const spelling = (sounds: readonly (readonly string[])[]): Spelling =>
  sounds.map((readings) => {
    const letters = readings.map((reading) => reading.toLowerCase())
    return { readings: letters, shortened: [...new Set(letters.flatMap(formsOf))] }
  })

const formsOf = (reading: string): string[] => [
  reading,
  reading.slice(0, 1),
  ...(/^[zcs]h/.test(reading) ? [reading.slice(0, 2)] : []),
]

/** In full, from any syllable on or from the first; who is still typing has not finished the last one. */
export const isSpelled = (name: Spelling, wanted: string, fromFirst: boolean): boolean =>
  startsOf(name, fromFirst).some((start) =>
    runsFrom(name, start, wanted, {
      forms: ({ readings }) => readings,
      ends: (form, rest) => form.startsWith(rest),
    }),
  )

/** The same with each syllable in full or by what it begins with. */
export const isShortened = (name: Spelling, wanted: string, fromFirst: boolean): boolean =>
  startsOf(name, fromFirst).some((start) =>
    runsFrom(name, start, wanted, {
      forms: ({ shortened }) => shortened,
      ends: (form, rest) => form === rest,
    }),
  )

const startsOf = (name: Spelling, fromFirst: boolean): number[] => (fromFirst ? [0] : [...name.keys()])

interface Writing {
  forms: (syllable: Syllable) => readonly string[]
  /** Whether this is how the last one may be written. */
  ends: (form: string, rest: string) => boolean
}

/** Goes on with all ways of writing at once, each place in the text but once: no name makes this slow. */
function runsFrom(name: Spelling, start: number, wanted: string, { forms, ends }: Writing): boolean {
  let reached = new Set([0])
  for (const syllable of name.slice(start)) {
    const next = new Set<number>()
    for (const at of reached)
      for (const form of forms(syllable)) {
        if (ends(form, wanted.slice(at))) return true
        if (wanted.startsWith(form, at)) next.add(at + form.length)
      }
    if (next.size === 0) return false
    reached = next
  }
  return false
}
