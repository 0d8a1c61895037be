import '../lib/zod-without-eval'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { watchOtherTabs } from '../session/session'
import { useSession } from '../session/use-session'
import { Toasts } from '../ui/toasts'
import { ScreenFrame } from './screen-frame'

/** The pages before login: forms, but neither the component library nor the query cache, so that they open at once. */
export function DoorArea() {
  const { user } = useSession()

  useEffect(watchOtherTabs, [])
  useEffect(fetchNextAreaOnTyping, [])

  return (
    <ScreenFrame user={user}>
      <Toasts />
      <Outlet />
    </ScreenFrame>
  )
}

/** Whoever types is about to come in; what waits behind the door arrives meanwhile, not after the click. */
function fetchNextAreaOnTyping(): () => void {
  const fetchIt = () =>
    void Promise.all([import('./app-providers'), import('./area-routes')]).catch(() => undefined)
  document.addEventListener('input', fetchIt, { once: true })
  return () => document.removeEventListener('input', fetchIt)
}
