export type FileKind = 'png' | 'jpg' | 'pdf'

/** What a file may be, and how large. */
export interface FileRule {
  readonly kinds: readonly FileKind[]
  readonly maxBytes: number
  readonly maxPixels: number
  /** In pixels. A line of millions of them takes more than its share of time or memory, depending on how it lies. */
  readonly maxSide: number
  readonly maxPages: number
}
