import { type SeatWish, seatHeardEverySeconds } from '@fairground/domain/design'
import { designSeat, type Seat, wishForSeat } from '@fairground/wire/design'
import { CallFailure } from '@fairground/wire/kernel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../session/session'
import { asking, useCall } from '../../session/use-call'
import { useLiveNotices } from '../../session/use-live-notices'

export interface SeatControl {
  /** Who draws and who asks; nothing until the server has said it. */
  now: Seat | undefined
  mine: boolean
  /** Had been this tab's, and is somebody else's now. */
  lost: boolean
  wish: (wish: SeatWish, word?: string) => Promise<Seat>
}

interface Options {
  hallId: string
  seat: string
  /** Whether this person and this screen may draw at all. */
  mayDraw: boolean
}

/** Sits down where nobody does, says that one is still there, hears who comes and asks. */
export function useSeat({ hallId, seat, mayDraw }: Options): SeatControl {
  const queries = useQueryClient()
  const given = { params: { hallId }, query: { seat } }
  // That nobody is heard from any more is no news: whoever waits for the seat asks now and then.
  const now = useCall(designSeat, given, { refetchInterval: seatHeardEverySeconds * 1000 }).data
  const [had, setHad] = useState(false)
  const mine = mayDraw && (now?.mine ?? false)
  if (mine && !had) setHad(true)

  const hasSat = useRef(false)

  async function wish(wanted: SeatWish, word?: string): Promise<Seat> {
    if (wanted === 'sit') hasSat.current = true
    const answer = await call(wishForSeat, {
      body: { hallId, seat, wish: wanted, ...(word !== undefined && { word }) },
      keepalive: wanted === 'close',
    })
    queries.setQueryData(asking(designSeat, given).queryKey, answer)
    return answer
  }

  /** A refusal or a silence changes nothing here: what is drawn is kept, and the next beat asks again. */
  const beat = useEffectEvent(async () => {
    if (!mayDraw) return
    const isFree = now !== undefined && now.holder === null
    if (!mine && !isFree) return
    try {
      await wish('sit')
    } catch (error) {
      if (error instanceof CallFailure && error.code !== 'unreachable')
        await queries.invalidateQueries({ queryKey: asking(designSeat, given).queryKey })
    }
  })

  const isFree = now !== undefined && now.holder === null
  useEffect(() => {
    if (mayDraw && isFree) void beat()
  }, [mayDraw, isFree])

  // A tab that was loaded again said before that it closes: its seat waits for a word.
  useEffect(() => {
    if (mine && !hasSat.current) void beat()
  }, [mine])

  useEffect(() => {
    const timer = setInterval(() => void beat(), seatHeardEverySeconds * 1000)
    return () => clearInterval(timer)
  }, [])
  useLiveNotices(({ type }) => {
    if (type === 'reconnected') void beat()
  })

  const close = useEffectEvent(() => {
    if (mine) void wish('close').catch(() => undefined)
  })
  useEffect(() => {
    const hide = () => close()
    /** A browser may keep a page that was left, and show it again as it was. */
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void beat()
    }
    window.addEventListener('pagehide', hide)
    window.addEventListener('pageshow', show)
    return () => {
      window.removeEventListener('pagehide', hide)
      window.removeEventListener('pageshow', show)
    }
  }, [])

  return { now, mine, lost: had && !mine && now !== undefined, wish }
}
