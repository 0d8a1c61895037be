import type { PairedResult } from './paired'

/**
 * `seen`: told for information, no aim. `void`: the run says nothing, whatever the number. `skipped`: what it would be
 * measured against is not to be had here.
 */
export type Verdict = 'pass' | 'short' | 'seen' | 'void' | 'skipped'

export interface Figure {
  name: string
  value: string
  range: string
  aim: string
  verdict: Verdict
}

export interface Aim {
  relation: '≤' | '≥'
  limit: number
}

export const atMost = (limit: number): Aim => ({ relation: '≤', limit })
export const atLeast = (limit: number): Aim => ({ relation: '≥', limit })

export function ratioFigure(name: string, result: PairedResult, aim?: Aim): Figure {
  const { ratio, range, enough, kept, tried } = result
  const pairs = kept === tried ? `${kept} pairs` : `${kept} of ${tried} pairs`
  return {
    name,
    value: ratio.toFixed(2),
    range: `${range.low.toFixed(2)}–${range.high.toFixed(2)}, ${pairs}`,
    aim: aim ? `${aim.relation} ${aim.limit}` : '',
    verdict: enough ? judge(ratio, aim) : 'void',
  }
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`

export function bytesFigure(name: string, bytes: number, aim?: Aim): Figure {
  return {
    name,
    value: kilobytes(bytes),
    range: '',
    aim: aim ? `${aim.relation} ${aim.limit / 1000} KB` : '',
    verdict: judge(bytes, aim),
  }
}

export const seenFigure = (name: string, value: string, note = ''): Figure => ({
  name,
  value,
  range: note,
  aim: '',
  verdict: 'seen',
})

export const skippedFigure = (name: string, why: string): Figure => ({
  name,
  value: '',
  range: why,
  aim: '',
  verdict: 'skipped',
})

export const voidFigure = (name: string, why: string): Figure => ({
  name,
  value: '',
  range: why,
  aim: '',
  verdict: 'void',
})

function judge(value: number, aim: Aim | undefined): Verdict {
  if (!aim) return 'seen'
  const reached = aim.relation === '≤' ? value <= aim.limit : value >= aim.limit
  return reached ? 'pass' : 'short'
}

export const lineOf = ({ name, value, range, aim, verdict }: Figure): string =>
  [name.padEnd(40), value.padStart(10), range.padEnd(34), aim.padEnd(12), verdict].join('  ')
