/** Long enough to find the cell by; a cell may hold 32,767 characters. */
const mostQuoted = 40

/** Breaks, and what nobody sees: it would tear the sentence apart, turn it round or hide part of it. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Co}\p{Cn}]+/gu

/** What somebody's file says, as part of a sentence of ours. */
export function quote(text: string): string {
  const characters = Array.from(text.replace(unseen, ' ').trim())
  return characters.length > mostQuoted ? `${characters.slice(0, mostQuoted).join('')}…` : characters.join('')
}
