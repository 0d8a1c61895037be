export type FileKind = 'png' | 'jpg' | 'pdf'

/** What a file may be, and how large. */
export interface FileRule {
  readonly kinds: readonly FileKind[]
  readonly maxBytes: number
  readonly maxPixels: number
  readonly maxPages: number
}
