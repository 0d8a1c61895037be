/** The name in a Content-Disposition header; the UTF-8 form wins, because only that one can say 理事单位. */
export function fileNameOf(disposition: string): string | undefined {
  const encoded = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(disposition)
  return decoded(encoded) ?? (plain?.[1] ?? plain?.[2])?.trim()
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text.trim())
  } catch {
    return undefined
  }
}
