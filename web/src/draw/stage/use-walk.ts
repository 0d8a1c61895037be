import { useEffect, useState } from 'react'

const eachMs = 5_000

export interface Walk {
  page: number
  go: (page: number) => void
  walking: boolean
  setWalking: (walking: boolean) => void
}

/** From page to page, and from the last to the first again; whoever turns a page has as long for it as for any other. */
export function useWalk(pages: number): Walk {
  const [turned, setTurned] = useState(1)
  const [walking, setWalking] = useState(true)
  const page = Math.min(turned, Math.max(pages, 1))

  useEffect(() => {
    if (!walking || pages < 2) return
    const timer = setTimeout(() => setTurned(page >= pages ? 1 : page + 1), eachMs)
    return () => clearTimeout(timer)
  }, [walking, page, pages])

  return { page, go: (to) => setTurned(Math.min(Math.max(to, 1), Math.max(pages, 1))), walking, setWalking }
}
