import { isExhibitor } from '@fairground/domain/account'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useSay } from '../lib/language'
import { homeOf } from '../session/doors'
import { session } from '../session/session'
import { useSession } from '../session/use-session'
import { ExhibitorLayout } from '../shell/exhibitor-layout'
import { OrganiserLayout } from '../shell/organiser-layout'
import { SignedInArea } from '../shell/signed-in-area'
import { MessagePage } from '../ui/message-page'
import { PageSkeleton } from '../ui/page-skeleton'
import button from '../ui/plain-button.module.css'
import { appTexts } from './app.texts'
import { AppProviders } from './app-providers'
import { NotFoundForAll } from './not-found-for-all'

export function NotFoundInArea() {
  const { user, status, unreachable } = useSession()
  const checking = status === 'unknown' && !unreachable
  useEffect(() => {
    if (checking) void session.check()
  }, [checking])

  if (checking) return <PageSkeleton />
  if (!user)
    return (
      <AppProviders>
        <NotFoundForAll />
      </AppProviders>
    )
  const Layout = isExhibitor(user) ? ExhibitorLayout : OrganiserLayout
  return (
    <AppProviders>
      <SignedInArea user={user}>
        <Layout>
          <MessageWithHome home={homeOf(user)} />
        </Layout>
      </SignedInArea>
    </AppProviders>
  )
}

function MessageWithHome({ home }: { home: string }) {
  const say = useSay()
  return (
    <MessagePage title={say(appTexts.notFoundTitle)} lines={[say(appTexts.notFoundAdvice)]}>
      <Link className={button.primary} to={home}>
        {say(appTexts.home)}
      </Link>
    </MessagePage>
  )
}
