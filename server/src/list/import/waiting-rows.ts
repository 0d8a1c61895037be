import type { RowBatch } from '../../platform/workbook/child/protocol'

const mostBytes = 32 * 1024 * 1024

/**
 * Rows on their way from the reader into the database, kept until all have been read or they take up too much room: reader
 * and database at work together would take twice the time from whoever is being served.
 */
export class WaitingRows {
  private batches: RowBatch[] = []
  private bytes = 0
  private count = 0

  constructor(private readonly send: (batches: RowBatch[]) => Promise<void>) {}

  /** How many there were so far. */
  async add(batch: RowBatch): Promise<number> {
    this.batches.push(batch)
    this.count += batch.count
    this.bytes += batch.lines.length
    if (this.bytes > mostBytes) await this.flush()
    return this.count
  }

  async flush(): Promise<void> {
    if (this.batches.length === 0) return
    const waiting = this.batches
    this.batches = []
    this.bytes = 0
    await this.send(waiting)
  }
}
