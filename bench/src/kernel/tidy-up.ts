type Task = () => Promise<void>
const tasks = new Set<Task>()

/** Whatever was started or made is undone when the run ends, however it ends. The returned function does it early. */
export function atTheEnd(task: Task): Task {
  tasks.add(task)
  return async () => {
    if (tasks.delete(task)) await task()
  }
}

let tidying: Promise<void> | undefined

/** An interrupted run gets here twice, by the signal and by what the signal broke; neither may leave before the other. */
export function tidyUp(): Promise<void> {
  tidying ??= undoAll().finally(() => {
    tidying = undefined
  })
  return tidying
}

/** Newest first: a process before the directory it works in. */
async function undoAll(): Promise<void> {
  for (const task of [...tasks].reverse()) {
    if (!tasks.delete(task)) continue
    await task().catch((error: Error) => process.stderr.write(`tidying up: ${error.message}\n`))
  }
}
