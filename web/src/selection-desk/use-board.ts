import { selectionBoard } from '@fairground/wire/selection/board'
import { useEffect, useState } from 'react'
import { useCall } from '../session/use-call'
import { clockOffset } from '../ui/remaining'

const watchedMs = 2_000
const besideMs = 15_000

/** Refused tries and the clock bring no news, so the board is asked for again by itself; the server keeps it for a second. */
export function useBoard(watched: boolean) {
  const query = useCall(selectionBoard, {}, { refetchInterval: watched ? watchedMs : besideMs })
  const { data, dataUpdatedAt } = query
  return { ...query, offsetMs: data ? clockOffset(data.now, dataUpdatedAt) : 0 }
}

/** The server's clock, every second. */
export function useNow(offsetMs: number): Date {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return new Date(now + offsetMs)
}
