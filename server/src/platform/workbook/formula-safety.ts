// Full-width signs count too: Excel and WPS turn them into the plain ones when a Chinese user edits the cell.
const startsFormula = /^'*[=+\-@\t\r\n＝＋－＠]/
const wasEscaped = /^'+[=+\-@\t\r\n＝＋－＠]/

/**
 * A text that a spreadsheet could take for a formula gets an apostrophe in front. Texts that already look escaped get
 * one more, so that `unescapeFormula` restores every text exactly.
 */
export function escapeFormula(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text
}

export function unescapeFormula(text: string): string {
  return wasEscaped.test(text) ? text.slice(1) : text
}
