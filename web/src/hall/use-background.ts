import { useEffect, useState } from 'react'
import { openPaths } from './read-halls'

/** The one place that knows where a hall's picture is served. */
export const backgroundAddress = (fileId: string): string =>
  `/api${openPaths.background.replace('{fileId}', encodeURIComponent(fileId))}`

/** The hall's picture once it has come. A plan without it is still a plan. */
export function useBackground(fileId: string | null): HTMLImageElement | undefined {
  const [loaded, setLoaded] = useState<{ fileId: string; picture: HTMLImageElement }>()
  useEffect(() => {
    if (!fileId) return
    const picture = new Image()
    picture.src = backgroundAddress(fileId)
    let wanted = true
    picture
      .decode()
      .then(() => wanted && setLoaded({ fileId, picture }))
      .catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [fileId])
  return loaded && loaded.fileId === fileId ? loaded.picture : undefined
}
