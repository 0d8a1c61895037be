/** What is not told by any news, such as another name of a company, is seen after this long. */
const keptMs = 1_000
/** Pages of every size in both languages; whoever asks for odd ones only drives out others. */
const mostKept = 400
/** Bundles weigh megabytes. */
const mostBundles = 4

/**
 * Readings that thousands ask for at the same moment: made once and shared. What is final is kept until others take its
 * place, everything else for a moment and not beyond the next change.
 */
export class KeptReads {
  private readonly brief = new Map<string, { until: number; reading: Promise<unknown> }>()
  private readonly final = new Map<string, Promise<unknown>>()

  constructor(private readonly now: () => number = Date.now) {}

  briefly<Result>(key: string, read: () => Promise<Result>): Promise<Result> {
    const known = this.brief.get(key)
    if (known && known.until > this.now()) return known.reading as Promise<Result>
    if (this.brief.size >= mostKept) this.brief.clear()
    const kept = { until: this.now() + keptMs, reading: read() }
    this.brief.set(key, kept)
    kept.reading.catch(() => this.brief.get(key) === kept && this.brief.delete(key))
    return kept.reading
  }

  finally<Result>(key: string, read: () => Promise<Result>): Promise<Result> {
    const known = this.final.get(key) ?? read()
    // The one asked for last goes last.
    this.final.delete(key)
    this.final.set(key, known)
    for (const oldest of this.final.keys())
      if (this.final.size > mostBundles) this.final.delete(oldest)
      else break
    known.catch(() => this.final.get(key) === known && this.final.delete(key))
    return known as Promise<Result>
  }

  /** After a change; a reading that is on its way is given to those who wait for it and to nobody else. */
  forget(): void {
    this.brief.clear()
  }
}
