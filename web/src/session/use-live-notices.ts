import { useEffect, useEffectEvent } from 'react'
import { createLiveConnection, type LiveNews } from './live-connection'

let live: ReturnType<typeof createLiveConnection> | undefined

function connection() {
  live ??= createLiveConnection({ open: () => new EventSource('/api/live'), page: document })
  return live
}

/** Tells the screen what changed on the server while it is shown. */
export function useLiveNotices(onNews: (news: LiveNews) => void): void {
  const latest = useEffectEvent(onNews)
  useEffect(() => connection().subscribe((news) => latest(news)), [])
}
