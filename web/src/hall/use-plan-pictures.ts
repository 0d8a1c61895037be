import { useEffect, useState } from 'react'
import { openPaths } from './read-halls'

/** The one place that knows where the pictures of a plan are served. */
export const backgroundAddress = (fileId: string): string =>
  `/api${openPaths.background.replace('{fileId}', encodeURIComponent(fileId))}`

const none: ReadonlyMap<string, HTMLImageElement> = new Map()

/** The pictures that lie on a plan, each once it has come. A plan without them is still a plan. */
export function usePlanPictures(files: readonly string[]): ReadonlyMap<string, HTMLImageElement> {
  const [pictures, setPictures] = useState(none)
  const wanted = files.join()
  useEffect(() => {
    let isWanted = true
    const names = wanted ? wanted.split(',') : []
    // Those that are here already stay, or the plan flickers when one is added.
    setPictures((before) => new Map([...before].filter(([file]) => names.includes(file))))
    for (const file of names) {
      const picture = new Image()
      picture.src = backgroundAddress(file)
      picture
        .decode()
        .then(() => isWanted && setPictures((before) => new Map(before).set(file, picture)))
        .catch(() => undefined)
    }
    return () => {
      isWanted = false
    }
  }, [wanted])
  return pictures
}
