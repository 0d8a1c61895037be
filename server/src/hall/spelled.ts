import { type Spelling, spelling } from '@fairground/domain/hall'
import { polyphonic } from 'pinyin-pro'

/**
 * How a name sounds: its Chinese characters in every reading, since which one a company goes by is in no dictionary (乐清 is
 * Yueqing), and its other words. The same names come back with every change of a hall.
 */
export function spelled(name: string): Spelling {
  const known = names.get(name)
  if (known) return known
  const made = spelling(soundsOf(name))
  if (names.size >= mostKept) names.clear()
  names.set(name, made)
  return made
}

const names = new Map<string, Spelling>()
/** All names of a large fair several times over. */
const mostKept = 50_000

const soundsOf = (name: string): string[][] =>
  polyphonic(name.normalize('NFKC'), {
    type: 'array',
    toneType: 'none',
    nonZh: 'consecutive',
    v: true,
  }).flatMap((readings) => {
    const [only = '', ...others] = readings
    if (others.length > 0) return [readings]
    return only.split(/[\s\p{P}]+/u).flatMap((word) => (word ? [[word]] : []))
  })
