import { WorkQueue } from './work-queue'

/**
 * One line for everybody, in which each stands once: the second piece of somebody's work queues up when the first is done.
 * So whoever brings twenty waits for themselves, and all others for one of them at most.
 */
export class FairQueue {
  private readonly everybody: WorkQueue
  private readonly own = new Map<string, WorkQueue>()

  constructor(atOnce: number) {
    this.everybody = new WorkQueue(atOnce)
  }

  async run<T>(whose: string, work: () => Promise<T>, givenUp?: AbortSignal): Promise<T> {
    const own = this.own.get(whose) ?? new WorkQueue(1)
    this.own.set(whose, own)
    try {
      return await own.run(() => this.everybody.run(work, givenUp), givenUp)
    } finally {
      if (own.idle && this.own.get(whose) === own) this.own.delete(whose)
    }
  }
}
