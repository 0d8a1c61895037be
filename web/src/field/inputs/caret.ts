/** Where the caret belongs once the text is grouped: behind the same character as before. */
export function caretAfterGrouping(typed: string, caret: number): number {
  const before = typed.slice(0, caret).replace(/\s/g, '').length
  return before + Math.floor(Math.max(0, before - 1) / 4)
}
