import type { CurrentUser } from '@fairground/domain/account'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useScreen } from '../lib/use-screen'
import { useFreshness } from '../session/freshness'
import { keptOffline } from '../session/kept-offline'
import { session } from '../session/session'
import { useLiveNotices } from '../session/use-live-notices'
import { UserContext, useSession } from '../session/use-session'
import { PageSkeleton } from '../ui/page-skeleton'
import { PersonalCenterContext } from './personal-center-context'
import { Unreachable } from './unreachable'

const PersonalCenter = lazy(() => import('../account').then((module) => ({ default: module.PersonalCenter })))
const PasswordFirst = lazy(() =>
  import('./password-first').then((module) => ({ default: module.PasswordFirst })),
)

/** Starts afresh for another person: nothing of the former one's screens survives. */
export function SignedInArea({ user, children }: { user: CurrentUser; children: ReactNode }) {
  return (
    <UserContext key={user.id} value={user}>
      <Area mustChangePassword={user.mustChangePassword}>{children}</Area>
      <UnreachableOverlay />
    </UserContext>
  )
}

/** Until a forced change of password is done the server refuses everything else, so no screen may ask for anything. */
function Area({ mustChangePassword, children }: { mustChangePassword: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const [leaving, setLeaving] = useState(false)
  if (mustChangePassword)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <PasswordFirst />
      </Suspense>
    )
  // Changing the account ends its sessions at once; the news of that must not cut short the farewell.
  return (
    <PersonalCenterContext value={() => setOpen(true)}>
      {leaving ? null : <SessionWatch />}
      {children}
      {open ? (
        <Suspense fallback={null}>
          <PersonalCenter onClose={() => setOpen(false)} onChanging={setLeaving} />
        </Suspense>
      ) : null}
    </PersonalCenterContext>
  )
}

function SessionWatch() {
  useFreshness()
  useLiveNotices(({ type }) => {
    if (type === 'session-ended' || type === 'people-changed' || type === 'reconnected') void session.check()
  })
  return null
}

/** Over the page, not instead of it: what is typed underneath stays. A gate goes on by its list. */
function UnreachableOverlay() {
  const { unreachable } = useSession()
  const goesOn = useScreen()?.path === keptOffline.scope
  return unreachable && !goesOn ? <Unreachable overlay /> : null
}
