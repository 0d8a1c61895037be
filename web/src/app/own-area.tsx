import { isExhibitor } from '@fairground/domain/account'
import { type ReactNode, useEffect } from 'react'
import { session } from '../session/session'
import { useSession } from '../session/use-session'
import { ExhibitorLayout } from '../shell/exhibitor-layout'
import { OrganiserLayout } from '../shell/organiser-layout'
import { SignedInArea } from '../shell/signed-in-area'
import { PageSkeleton } from '../ui/page-skeleton'
import { AppProviders } from './app-providers'

interface Props {
  children: ReactNode
  /** For whom it turns out that nobody is signed in. */
  stranger: ReactNode
}

/** A page that belongs to no area, in the area of whoever reads it. */
export function OwnArea({ children, stranger }: Props) {
  const { user, status, unreachable } = useSession()
  const checking = status === 'unknown' && !unreachable
  useEffect(() => {
    if (checking) void session.check()
  }, [checking])

  if (checking) return <PageSkeleton />
  if (!user) return stranger
  const Layout = isExhibitor(user) ? ExhibitorLayout : OrganiserLayout
  return (
    <AppProviders>
      <SignedInArea user={user}>
        <Layout>{children}</Layout>
      </SignedInArea>
    </AppProviders>
  )
}
