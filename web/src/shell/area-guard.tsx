import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { isInArea } from '../lib/screen'
import { useScreen } from '../lib/use-screen'
import { homeOf, loginPathFor, loginPathOf } from '../session/doors'
import { isHinted } from '../session/hint'
import { withReturnPath } from '../session/return-path'
import { session } from '../session/session'
import { liveConnection } from '../session/use-live-notices'
import { useSession } from '../session/use-session'
import { PageSkeleton } from '../ui/page-skeleton'
import { SignedInArea } from './signed-in-area'
import { Unreachable } from './unreachable'

/** What a screen shows while the server cannot be asked who is there, by its address; `otherwise` where it cannot either. */
export type OfflineScreens = Readonly<Record<string, ComponentType<{ otherwise: ReactNode }>>>

/** Stands before every screen that needs a login. It only leads people to the right place; the server decides. */
export function AreaGuard({ offline }: { offline: OfflineScreens }) {
  const { pathname, search, hash } = useLocation()
  const screen = useScreen()
  const { status, user, ended, unreachable } = useSession()

  // It opens beside the question who is there: what is asked for once it is open, is not asked for again because it opened.
  useEffect(() => (isHinted() ? liveConnection().subscribe(() => undefined) : undefined), [])

  useEffect(() => {
    if (status === 'unknown') void session.check()
  }, [status])

  if (status === 'unknown') {
    const Offline = screen && offline[screen.path]
    if (!unreachable) return <PageSkeleton />
    if (!Offline) return <Unreachable />
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Offline otherwise={<Unreachable />} />
      </Suspense>
    )
  }
  if (!user) {
    const door = ended?.user ? loginPathOf(ended.user) : loginPathFor(screen)
    const here = ended?.reason === 'loggedOut' ? undefined : pathname + search + hash
    return <Navigate to={withReturnPath(door, here)} replace />
  }
  if (screen && !isInArea(screen, user)) return <Navigate to={homeOf(user)} replace />
  return (
    <SignedInArea user={user}>
      <Outlet />
    </SignedInArea>
  )
}
