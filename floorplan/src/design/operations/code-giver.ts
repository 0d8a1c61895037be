import { codeLimit } from '@fairground/domain/design'

/** How numbers are told apart: nobody means another booth by a small letter. */
export const comparable = (code: string): string => code.trim().toUpperCase()

/** Gives one number after another, each only once. */
export interface CodeGiver {
  /** The next one after this that is free. */
  after(like: string): string
  /** This very one, or the next after it where somebody has it. */
  wished(code: string): string
}

export function codeGiver(inUse: Iterable<string>): CodeGiver {
  const used = new Set([...inUse].map(comparable))
  /** Stretches in which every number is used, by what they look like, so that none is looked through twice. */
  const full = new Map<string, { from: bigint; to: bigint }>()

  function after(like: string): string {
    const { start, looks, codeOf } = counting(like)
    const known = full.get(looks)
    const isKnown = known !== undefined && start >= known.from && start <= known.to
    let number = isKnown ? known.to : start
    do number += 1n
    while (used.has(comparable(codeOf(number))))
    full.set(looks, { from: isKnown ? known.from : start, to: number })
    const code = codeOf(number)
    // Only a number of nothing but nines becomes too long.
    return code.length > codeLimit ? after('') : taken(code)
  }

  const taken = (code: string): string => {
    used.add(comparable(code))
    return code
  }
  return { after, wished: (code) => (used.has(comparable(code)) ? after(code) : taken(code)) }
}

/** The last digits of a number are what is counted; what stands around them stays, as far as there is room. */
function counting(like: string) {
  const [, before = like.trim(), digits = '0', end = ''] = /^(.*?)(\d+)(\D*)$/.exec(like.trim()) ?? []
  return {
    start: BigInt(digits),
    looks: comparable(`${before} ${digits.length} ${end}`),
    codeOf(number: bigint): string {
      const padded = String(number).padStart(digits.length, '0')
      return `${before.slice(0, Math.max(0, codeLimit - padded.length - end.length))}${padded}${end}`
    },
  }
}
