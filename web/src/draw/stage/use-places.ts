import { useEffect, useState } from 'react'
import { useLanguage } from '../../lib/language'
import { type LotteryPage, type openPaths, readPlaces } from '../read-draw'

interface Options {
  path: typeof openPaths.columns | typeof openPaths.lines
  /** Undefined until it is drawn. */
  drawId: string | undefined
  round: number
  page: number
  pageSize: number
}

const askAgainMs = 3_000
/** Beyond what any fair has; a bound all the same, for a screen that stays for days. */
const mostKept = 2_000

/**
 * A page of what was drawn. Pages are kept: the screen walks through them for hours, and a draw does not change. Until a
 * page is there the one before stays.
 */
export function usePlaces({ path, drawId, round, page, pageSize }: Options): LotteryPage | undefined {
  const language = useLanguage()
  const of = [drawId, path, language].join()
  const [kept, setKept] = useState<{ of: string; pages: ReadonlyMap<string, LotteryPage> }>({
    of,
    pages: new Map(),
  })
  const [shown, setShown] = useState<{ of: string; places: LotteryPage }>()
  const [attempt, setAttempt] = useState(0)
  const key = `${page}/${pageSize}`
  const ready = kept.of === of ? kept.pages.get(key) : undefined
  if (ready && shown?.places !== ready) setShown({ of, places: ready })

  useEffect(() => {
    if (drawId === undefined || ready) return
    let wanted = true
    let retry: ReturnType<typeof setTimeout> | undefined
    readPlaces(path, { round, page, pageSize }, language).then(
      (places) => {
        if (!wanted) return
        // Nothing although it is drawn: an answer from before.
        if (places.total === 0) retry = setTimeout(() => setAttempt(attempt + 1), askAgainMs)
        else
          setKept((before) => ({
            of,
            pages: new Map([
              ...(before.of === of && before.pages.size < mostKept ? before.pages : []),
              [key, places],
            ]),
          }))
      },
      () => {
        if (wanted) retry = setTimeout(() => setAttempt(attempt + 1), askAgainMs)
      },
    )
    return () => {
      wanted = false
      clearTimeout(retry)
    }
  }, [drawId, path, round, page, pageSize, language, of, key, ready, attempt])

  if (drawId === undefined) return undefined
  return ready ?? (shown?.of === of ? shown.places : undefined)
}
