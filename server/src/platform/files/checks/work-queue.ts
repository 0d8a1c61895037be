/** Lets a few heavy pieces of work run at once; the others wait their turn, first come first served. */
export class WorkQueue {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(private readonly atOnce: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) await new Promise<void>((start) => this.waiting.push(start))
    else this.running++
    try {
      return await work()
    } finally {
      const next = this.waiting.shift()
      // The place is handed over, not freed: a newcomer must not slip in between.
      if (next) next()
      else this.running--
    }
  }
}
