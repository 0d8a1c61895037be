/** Excel calls a file damaged when a cell holds more. */
const longestText = 32_767

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters XML 1.0 cannot carry
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g
const special = /[&<>"\r\n\t]/g
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Left as they are, XML readers would turn them into a plain space (in attributes) or a line feed.
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
}

export function xmlText(text: string): string {
  return text
    .replace(forbidden, '')
    .replace(loneSurrogate, '')
    .replace(special, (sign) => entities[sign] ?? '')
}

/** Spreadsheets read `_x0041_` in a cell as the character with that number; the text itself must not change. */
export function cellText(text: string): string {
  return xmlText(withinLimit(text).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_'))
}

function withinLimit(text: string): string {
  return text.length <= longestText ? text : text.slice(0, longestText)
}
