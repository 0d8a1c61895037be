const LINES_QUOTED = 15

interface Explanation {
  /** What went wrong, in one sentence. */
  happened: string
  /** What became of the data. */
  kept: string
  /** What the person at the terminal can do now. */
  next: string
  /** PostgreSQL's own output, of which the last lines are quoted. */
  output?: string[]
}

export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError'

  constructor(explanation: Explanation, options?: ErrorOptions) {
    const { happened, kept, next, output = [] } = explanation
    const lastWords = output.filter((line) => line.trim() !== '').slice(-LINES_QUOTED)
    const quoted = lastWords.length > 0 ? ['PostgreSQL said:', ...lastWords.map((line) => `  ${line}`)] : []
    super([happened, kept, next, ...quoted].join('\n'), options)
  }
}
