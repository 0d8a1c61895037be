export type FileProblem =
  | 'empty'
  | 'tooLarge'
  | 'wrongKind'
  | 'damaged'
  | 'tooManyPixels'
  | 'tooManyPages'
  | 'activeContent'
  | 'encrypted'
  /** The check itself went over its limit of time or memory. */
  | 'tooSlow'

export interface CheckedFile {
  /** What to store: images are re-encoded, PDFs stay as they came. */
  content: Buffer
  contentType: string
  extension: string
  width?: number
  height?: number
  pages?: number
  /** Of the same content type as the file. */
  thumbnail?: Buffer
}

export type FileVerdict = { ok: true; file: CheckedFile } | { ok: false; problem: FileProblem }

export function refused(problem: FileProblem): FileVerdict {
  return { ok: false, problem }
}
