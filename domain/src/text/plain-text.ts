const lineEnds = /\r\n?|[\u2028\u2029]/g
/** Control characters, halves of characters, and marks that turn the reading order so that a text reads as another. */
const unseen = /(?![\n\t])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu

/** What a person typed, without what nobody could have seen. Doing it twice changes nothing. */
export const plainText = (typed: string): string => typed.replace(lineEnds, '\n').replace(unseen, '').trim()

export const plainLine = (typed: string): string => plainText(typed).replace(/\s*\n\s*/g, ' ')
