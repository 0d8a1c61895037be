import { useOfState } from '@fairground/domain/booth'
import { mapChangeNotice } from '@fairground/domain/live/notices'
import { type Favourite, markFavourite, ownFavourites } from '@fairground/wire/selection/favourites'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../session/session'
import { asking, useCall } from '../session/use-call'
import { useLiveNotices } from '../session/use-live-notices'
import { announcer } from '../ui/announce'

const { announceFailure } = announcer('favourites')
const none: Favourite[] = []

const isFree = ({ state }: Pick<Favourite, 'state'>): boolean => useOfState[state] === 'free'
const isTaken = ({ state }: Pick<Favourite, 'state'>): boolean => useOfState[state] === 'taken'

/**
 * Booths marked beforehand, as they stand now. What is pushed to the maps of all halls says it, so that nobody has to ask
 * while thousands choose.
 */
export function useFavourites(ownIds: ReadonlySet<string>) {
  const queries = useQueryClient()
  const { queryKey } = asking(ownFavourites)
  const { data: marked = none } = useCall(ownFavourites)
  const [known, setKnown] = useState(marked)
  const [gone, setGone] = useState<readonly string[]>([])
  const [marking, setMarking] = useState<ReadonlySet<string>>(new Set())

  // However the news came: what was free and is not any more went to somebody.
  if (known !== marked) {
    const wereFree = new Set(known.filter(isFree).map(({ boothId }) => boothId))
    const now = marked.filter(
      (one) => isTaken(one) && (wereFree.has(one.boothId) || gone.includes(one.boothId)),
    )
    setKnown(marked)
    setGone(now.map(({ boothId }) => boothId))
  }

  useLiveNotices((news) => {
    if (news.type !== mapChangeNotice) return
    const states = new Map(news.change.booths.map(({ id, state }) => [id, state]))
    queries.setQueryData<Favourite[]>(queryKey, (all) =>
      all?.some(({ boothId }) => states.has(boothId))
        ? all.map((one) => ({ ...one, state: states.get(one.boothId) ?? one.state }))
        : all,
    )
  })

  async function mark(boothId: string, isMarked: boolean): Promise<void> {
    if (marking.has(boothId)) return
    setMarking((all) => new Set([...all, boothId]))
    try {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, await call(markFavourite, { body: { boothId, isMarked } }))
    } catch (error) {
      announceFailure(error)
    } finally {
      setMarking((all) => new Set([...all].filter((id) => id !== boothId)))
    }
  }

  return {
    marked,
    ids: new Set(marked.map(({ boothId }) => boothId)),
    /** Those that somebody else took while one looked on. */
    lost: marked.filter(({ boothId }) => gone.includes(boothId) && !ownIds.has(boothId)),
    dismissLost: () => setGone([]),
    isMarking: (boothId: string) => marking.has(boothId),
    mark: (boothId: string, isMarked: boolean) => void mark(boothId, isMarked),
  }
}

export type Favourites = ReturnType<typeof useFavourites>
