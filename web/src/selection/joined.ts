import type { Language } from '@fairground/domain/text'

export const joined = (words: readonly string[], language: Language): string =>
  words.join(language === 'en' ? ', ' : '、')

/** Booths of one hall in few letters: what the first one says of the hall, the others need not say again. */
export function joinedCodes(codes: readonly string[], language: Language): string {
  const hall = codes[0]?.slice(0, codes[0].lastIndexOf('-') + 1) ?? ''
  return joined(
    codes.map((code, place) => (place > 0 && hall && code.startsWith(hall) ? code.slice(hall.length) : code)),
    language,
  )
}
