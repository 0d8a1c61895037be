/** A text as COPY reads it. Values of a row stand with tabs between them. */
export const copyText = (text: string): string =>
  special.test(text) ? text.replaceAll(everySpecial, (sign) => escapes[sign] ?? '') : text

const special = /[\\\t\n\r]/
const everySpecial = /[\\\t\n\r]/g
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
