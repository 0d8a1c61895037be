/** A span of time that is used up only while it runs; afterwards `onUsedUp` is called, once. */
export class Allowance {
  usedUp = false
  private timer: NodeJS.Timeout | undefined
  private startedAt = 0

  constructor(
    private left: number,
    private readonly onUsedUp: () => void,
  ) {}

  resume(): void {
    this.pause()
    this.startedAt = performance.now()
    this.timer = setTimeout(() => {
      this.usedUp = true
      this.onUsedUp()
    }, this.left)
  }

  pause(): void {
    if (!this.timer) return
    clearTimeout(this.timer)
    this.timer = undefined
    this.left = Math.max(0, this.left - (performance.now() - this.startedAt))
  }
}
