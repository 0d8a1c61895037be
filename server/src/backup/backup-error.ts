interface Explanation {
  /** What went wrong, in one sentence. */
  happened: string
  /** What became of the data. */
  kept: string
  /** What the person at the terminal can do now. */
  next: string
}

/** A back-up or a restore that was refused or failed, in words for whoever asked for it. */
export class BackupError extends Error {
  override readonly name = 'BackupError'

  constructor({ happened, kept, next }: Explanation, options?: ErrorOptions) {
    super([happened, kept, next].join('\n'), options)
  }
}

/** In words, whatever it was; an interruption shows up as some other error of what it interrupted. */
export function explained(
  error: unknown,
  signal: AbortSignal,
  words: (cause: Error) => BackupError,
): BackupError {
  if (error instanceof BackupError) return error
  return words((signal.aborted ? signal.reason : error) as Error)
}
