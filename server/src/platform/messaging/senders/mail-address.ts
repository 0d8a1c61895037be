export const oneAddress = /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+$/u

// A comma or colon in a name without quotes would make a list or a group of it.
const named = /^(?:"[^"\\\p{Cc}]*" *|[^"<>()[\]\\,;:@\p{Cc}]*)<([^<>]+)>$/u

/** The address in `address` or `Name <address>`; undefined for anything else. */
export function senderAddress(text: string): string | undefined {
  const address = named.exec(text.trim())?.[1] ?? text.trim()
  return oneAddress.test(address) ? address : undefined
}
