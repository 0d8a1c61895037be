/** Stands for what the typeface cannot draw, so that a reader sees that something is there. */
const unknownSign = '□'

const joiner = '\u200d'
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * What people type as it can be set: line ends as \n, no control or direction characters, and a box for every
 * character the typeface lacks. An emoji made of several code points becomes one box.
 */
export function legible(text: string, knows: (codePoint: number) => boolean): string {
  const plain = text
    .replace(/\p{Cs}/gu, '\ufffd')
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]/g, ' ')
    // Joiners stay for now: they say which emoji belong together. Variation selectors only choose a drawing.
    .replace(/(?!\n|\u200d)[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu, '')
  if (!plain.includes(joiner) && isKnown(plain, knows)) return plain
  let shown = ''
  for (const { segment } of graphemes.segment(plain)) shown += shownAs(segment.replaceAll(joiner, ''), knows)
  return shown
}

/** A letter under marks the typeface lacks is still that letter. */
function shownAs(grapheme: string, knows: (codePoint: number) => boolean): string {
  if (isKnown(grapheme, knows)) return grapheme
  const bare = grapheme.replace(/\p{M}/gu, '')
  return bare !== '' && isKnown(bare, knows) ? bare : unknownSign
}

function isKnown(text: string, knows: (codePoint: number) => boolean): boolean {
  for (const character of text) if (character !== '\n' && !knows(character.codePointAt(0) ?? 0)) return false
  return true
}
