export interface Piece {
  text: string
  hit: boolean
}

/** A text cut at the words that were searched for, so that the eye finds them. */
export function highlighted(text: string, words: readonly string[]): Piece[] {
  const wanted = words.filter(Boolean).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (wanted.length === 0) return [{ text, hit: false }]
  return text
    .split(new RegExp(`(${wanted.join('|')})`, 'giu'))
    .map((piece, index) => ({ text: piece, hit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}
