import { useEffect, useEffectEvent } from 'react'
import { browserStorage } from '../lib/safe-storage'
import { hintKey } from './hint'
import { createLiveConnection, type LiveConnection, type LiveNews } from './live-connection'
import { tabsOfBrowser } from './tabs'

let live: LiveConnection | undefined

/** The one of this tab. Made when first asked for: what it needs is the browser's. */
export function liveConnection(): LiveConnection {
  live ??= createLiveConnection({
    open: () => new EventSource('/api/live'),
    network: window,
    page: document,
    tabs: tabsOfBrowser('fairground.live'),
    who: { now: () => browserStorage.getItem(hintKey), onChange: onSignedInElsewhere },
  })
  return live
}

function onSignedInElsewhere(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === hintKey && changed()
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Tells the screen what changed on the server while it is shown. */
export function useLiveNotices(onNews: (news: LiveNews) => void): void {
  const latest = useEffectEvent(onNews)
  useEffect(() => liveConnection().subscribe((news) => latest(news)), [])
}
