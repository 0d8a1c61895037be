import { homeScreens } from '@fairground/wire/home/screens'
import { Navigate } from 'react-router'
import { PageSkeleton } from '../ui/page-skeleton'
import { useModules } from './use-modules'

const home = homeScreens.find(({ path }) => path === '/home')?.path ?? '/home'

/** Where somebody begins: in the system they chose last, as far as they have something to do there. */
export function IndexPage() {
  const { current, available, state } = useModules()
  if (state === 'loading') return <PageSkeleton />
  const start = current === 'portal' ? available.find(({ module }) => module === current)?.start : home
  return <Navigate to={start ?? home} replace />
}
