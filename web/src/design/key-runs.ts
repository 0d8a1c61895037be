/** Changes by key that follow each other this soon are one step to undo. */
const runLastsMs = 1200

/** Says by name which step a change by key belongs to: that of the one before, where it did the same to the same. */
export function createKeyRuns(): (what: string) => string {
  let run = 0
  let changedAt = 0
  let changed = ''
  return (what) => {
    const now = Date.now()
    if (now - changedAt > runLastsMs || what !== changed) run += 1
    changedAt = now
    changed = what
    return `key ${run}`
  }
}
