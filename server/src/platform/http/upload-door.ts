import { codes } from '@fairground/wire/kernel/codes'
import { httpMessages } from './http.messages'
import { Refusal } from './refusal'

interface Limits {
  /** As many as a sign-up has pictures, and far from all there are. */
  ofOneAccount: number
  /** Each holds up to 20 MB while it arrives and waits for its check. */
  inAll: number
}

/** Lets in so many uploads and no more, before anything of them is read. */
export class UploadDoor {
  private readonly inside = new Map<string, number>()
  private all = 0

  constructor(private readonly limits: Limits) {}

  /** Counted until `work` is done, however its caller was answered meanwhile: only then its memory is free. */
  async letIn<Result>(accountId: string, work: () => Promise<Result>): Promise<Result> {
    const own = this.inside.get(accountId) ?? 0
    if (own >= this.limits.ofOneAccount)
      throw new Refusal(codes.tooMany, httpMessages.ownUploads, { count: own })
    if (this.all >= this.limits.inAll) throw new Refusal(codes.busy, httpMessages.manyUploads)
    this.count(accountId, 1)
    try {
      return await work()
    } finally {
      this.count(accountId, -1)
    }
  }

  private count(accountId: string, more: 1 | -1): void {
    const own = (this.inside.get(accountId) ?? 0) + more
    if (own === 0) this.inside.delete(accountId)
    else this.inside.set(accountId, own)
    this.all += more
  }
}
