/**
 * npm runs a script through a shell and passes a request to stop on to that shell alone; some shells die of it and leave
 * what they started running, unseen, on the port and the data. So whoever npm started looks whether its shell still
 * lives, and otherwise asks itself to stop. Started without npm, it may well outlive its parent.
 */
export function stopWithNpm(script) {
  if (process.env.npm_lifecycle_event !== script) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
