import { captcha } from '@fairground/wire/account'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { useCallback, useEffect, useRef, useState } from 'react'
import { askPatiently } from '../session/ask-again'
import { call } from '../session/session'

/** A little less than the picture's two minutes, so that nobody answers one that has just run out. */
const freshForMs = 115_000
const looksAtTheClockEveryMs = 5_000

export interface Captcha {
  ticket: string
  image: string | undefined
  required: boolean
  failed: boolean
  refresh: () => void
}

/** `resting`: nobody can answer it for the time being. */
export function useCaptcha({ resting = false } = {}): Captcha {
  const [picture, setPicture] = useState<CallResult<typeof captcha>>()
  const [failed, setFailed] = useState(false)
  const asked = useRef({ at: 0, times: 0 })

  const refresh = useCallback(() => {
    const times = asked.current.times + 1
    asked.current = { at: Date.now(), times }
    const stillWanted = () => asked.current.times === times
    // Nobody should begin to answer one that counts no more.
    setPicture((before) => before && { ...before, ticket: '', image: '' })
    askPatiently(() => call(captcha)).then(
      (answer) => {
        if (!stillWanted()) return
        setPicture(answer)
        setFailed(false)
      },
      () => {
        if (stillWanted()) setFailed(true)
      },
    )
  }, [])

  useEffect(() => {
    refresh()
    return () => {
      asked.current.times += 1
    }
  }, [refresh])

  useEffect(() => {
    if (resting) return
    // Nobody looks at a hidden page; its picture is renewed when somebody does.
    const renew = () => {
      if (!document.hidden && Date.now() - asked.current.at >= freshForMs) refresh()
    }
    const timer = setInterval(renew, looksAtTheClockEveryMs)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [refresh, resting])

  return {
    ticket: picture?.ticket ?? '',
    image: picture?.image || undefined,
    required: picture?.required ?? true,
    failed: failed && !picture?.image,
    refresh,
  }
}
