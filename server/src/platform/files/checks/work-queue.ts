/** Lets a few heavy pieces of work run at once; the others wait their turn, first come first served. */
export class WorkQueue {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(private readonly atOnce: number) {}

  get idle(): boolean {
    return this.running === 0
  }

  /** Whoever gives up while waiting leaves the line, and the work is never begun. */
  async run<T>(work: () => Promise<T>, givenUp?: AbortSignal): Promise<T> {
    givenUp?.throwIfAborted()
    if (this.running >= this.atOnce) await this.turn(givenUp)
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

  private turn(givenUp?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        givenUp?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(start), 1)
        reject(givenUp?.reason)
      }
      givenUp?.addEventListener('abort', leave, { once: true })
      this.waiting.push(start)
    })
  }
}
