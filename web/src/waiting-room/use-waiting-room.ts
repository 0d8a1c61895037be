import type { CaptchaAnswer } from '@fairground/domain/account'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import {
  joinWaitingRoom,
  lookIntoWaitingRoom,
  passParameter,
  type RoomStanding,
} from '@fairground/wire/waiting-room'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSay } from '../lib/language'
import { call } from '../session/session'
import { mustLineUp, TurnIsOver, waitForTurn } from './wait-for-turn'
import { waitingRoomTexts } from './waiting-room.texts'

export interface SeenInRoom {
  /** None as long as no place could be had. */
  standing: RoomStanding | undefined
  lost: boolean
}

/** One wait, from joining to the end of it. */
interface Stay {
  left: boolean
  /** Ends the pause. */
  wake: () => void
}

interface Person {
  username: string
  captcha: CaptchaAnswer
}

export interface WaitingRoom {
  /** Nothing while nobody has to wait. */
  seen: SeenInRoom | undefined
  /** Logs in, at once or when the turn comes. */
  enter(person: Person, logIn: (place?: string) => Promise<void>): Promise<void>
  leave(): void
}

export function useWaitingRoom(): WaitingRoom {
  const say = useSay()
  const [search] = useSearchParams()
  const pass = search.get(passParameter) ?? undefined
  const [seen, setSeen] = useState<SeenInRoom>()
  /** Somebody who was called and mistyped the password tries again with the same place. */
  const kept = useRef<{ username: string; ticket: string }>(undefined)
  const stay = useRef<Stay>(undefined)

  function leave(): void {
    if (!stay.current) return
    stay.current.left = true
    stay.current.wake()
  }

  useEffect(() => {
    const look = () => document.hidden || stay.current?.wake()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      if (stay.current) stay.current.left = true
      stay.current?.wake()
    }
  }, [])

  async function enter(
    { username, captcha }: Person,
    logIn: (place?: string) => Promise<void>,
  ): Promise<void> {
    try {
      const place = kept.current?.username === username ? kept.current.ticket : undefined
      return await logIn(place)
    } catch (error) {
      if (!mustLineUp(error)) throw error
      kept.current = undefined
    }
    const here: Stay = { left: false, wake: () => undefined }
    stay.current = here
    try {
      await waitForTurn({
        join: () => call(joinWaitingRoom, { body: { username, captcha, ...(pass ? { pass } : {}) } }),
        look: (ticket) => call(lookIntoWaitingRoom, { params: { ticket } }),
        enter(place) {
          if (place) kept.current = { username, ticket: place }
          return logIn(place)
        },
        show: (standing, lost) => setSeen({ standing, lost }),
        left: () => here.left,
        pause: (ms) =>
          new Promise((resolve) => {
            const timer = setTimeout(resolve, ms)
            here.wake = () => {
              clearTimeout(timer)
              resolve()
            }
          }),
      })
    } catch (error) {
      throw error instanceof TurnIsOver ? new CallFailure(codes.lineUp, say(waitingRoomTexts.over)) : error
    } finally {
      stay.current = undefined
      setSeen(undefined)
    }
  }

  return { seen, enter, leave }
}
