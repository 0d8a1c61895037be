const longestName = 60

/** Invisible: line ends, and what turns the direction of writing. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu
const address = /\b[a-z][a-z0-9+.-]*:\/\/\S*|\bwww\.\S*/giu
/** What a phone or mail program would make a link of: "fire.example", but neither "Co., Ltd." nor "S.p.A.". */
const dotInDomain = /(?<=[\p{L}\p{N}-])\.(?=\p{L}{2})/gu

/** A name that somebody typed, fit for a message that we sign: it leads nowhere, and leaves room for what we say. */
export function nameInMessage(name: string): string {
  const plain = name
    .replace(unseen, ' ')
    .replace(address, ' ')
    .replace(dotInDomain, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = [...plain]
  return characters.length <= longestName ? plain : `${characters.slice(0, longestName - 1).join('')}…`
}
