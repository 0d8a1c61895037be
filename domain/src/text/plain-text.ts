const lineEnds = /\r\n?|[\u2028\u2029]/g
/**
 * Control characters, halves of characters, marks without width that make two equal texts differ, and marks that turn the
 * reading order so that a text reads as another. What joins the parts of an emoji or of a script's letters stays.
 */
const unseen =
  /(?![\n\t])[\p{Cc}\p{Cs}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff]/gu

/** What a person typed, without what nobody could have seen. Doing it twice changes nothing. */
export const plainText = (typed: string): string => typed.replace(lineEnds, '\n').replace(unseen, '').trim()

export const plainLine = (typed: string): string => plainText(typed).replace(/\s*\n\s*/g, ' ')
