import { useEffect } from 'react'
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router'
import { homeOf } from '../session/doors'
import { isHinted } from '../session/hint'
import { safeReturnPath } from '../session/return-path'
import { session } from '../session/session'
import { useSession } from '../session/use-session'
import { PageSkeleton } from '../ui/page-skeleton'
import { DoorFacts, useReadFacts } from './door-facts'
import { doorAt } from './login-form'
import styles from './login-layout.module.css'
import { LoginFoot, LoginTop } from './login-links'
import { LoginStage } from './login-stage'

/** The frame of every screen before login. Whoever is signed in, here or in another tab, is led on at once. */
export function LoginLayout() {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const { user, status, unreachable } = useSession()
  const checking = status === 'unknown' && !unreachable && isHinted()
  const facts = useReadFacts()

  useEffect(() => {
    if (checking) void session.check()
  }, [checking])

  if (user) return <Navigate to={safeReturnPath(search.get('returnTo')) ?? homeOf(user)} replace />
  if (checking) return <PageSkeleton />
  const door = doorAt(pathname)
  return (
    <div className={styles.layout}>
      <LoginStage facts={facts} />
      <div className={styles.side}>
        <LoginTop door={door} facts={facts} />
        <main id="main" tabIndex={-1} className={styles.main}>
          <DoorFacts value={facts}>
            <Outlet />
          </DoorFacts>
        </main>
        <LoginFoot door={door} facts={facts} />
      </div>
    </div>
  )
}
