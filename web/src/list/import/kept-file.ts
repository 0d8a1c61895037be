/**
 * The file of the last check, while the tab is open, so that it can be checked again without being looked for. Only the
 * last one: workbooks can be large.
 */
let kept: { run: string; file: File } | undefined

export function keepFile(run: string, file: File): void {
  kept = { run, file }
}

export const keptFile = (run: string): File | undefined => (kept?.run === run ? kept.file : undefined)
