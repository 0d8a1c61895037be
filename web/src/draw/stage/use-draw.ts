import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLanguage } from '../../lib/language'
import { liveConnection } from '../../session/use-live-notices'
import { readDrawNow } from '../read-draw'
import { follow } from './follow'

/** How far the round is, as long as the screen hangs there. */
export function useDraw(round: number) {
  const language = useLanguage()
  const followed = useMemo(
    () => follow({ read: () => readDrawNow(round, language), live: liveConnection() }),
    [round, language],
  )
  useEffect(() => followed.start(), [followed])
  return { ...useSyncExternalStore(followed.subscribe, followed.get), askNow: followed.askNow }
}
