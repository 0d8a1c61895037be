/** Why an existing row may be the same company as the one being added. */
export const similarities = ['sameCode', 'sameName', 'closeName'] as const
export type Similarity = (typeof similarities)[number]

export interface SimilarRow {
  id: string
  companyName: string
  creditCode: string
  similarity: Similarity
}

/**
 * Whether two name cores differ by at most one character: typed wrong, left out or typed twice. Counted over characters
 * as people see them.
 */
export function oneSlipApart(one: string, other: string): boolean {
  const [short, long] = [[...one], [...other]].sort((a, b) => a.length - b.length) as [string[], string[]]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  let end = 0
  while (end < short.length - start && short[short.length - 1 - end] === long[long.length - 1 - end]) end += 1
  return long.length - start - end <= 1
}

/** Whoever makes one slip leaves one half of the name whole, and a half can be looked up in an index. */
export function halvesOf(core: string): [string, string] {
  const characters = [...core]
  const middle = Math.ceil(characters.length / 2)
  return [characters.slice(0, middle).join(''), characters.slice(middle).join('')]
}
