import { Link, Outlet } from 'react-router'
import { useSay } from '../lib/language'
import { mayEnter } from '../lib/screen'
import { useScreen } from '../lib/use-screen'
import { homeOf } from '../session/doors'
import { useUser } from '../session/use-session'
import { MessagePage } from '../ui/message-page'
import button from '../ui/plain-button.module.css'
import { shellTexts as texts } from './shell.texts'

/** Says so, with the menu around it, where a screen needs a key the person does not hold. The server decides. */
export function KeyGuard() {
  const say = useSay()
  const screen = useScreen()
  const user = useUser()
  if (!screen || mayEnter(screen, user)) return <Outlet />
  return (
    <MessagePage
      title={say(texts.refusedTitle)}
      lines={[say(texts.refusedText, { name: user.realName || user.username }), say(texts.refusedAdvice)]}
    >
      <Link className={button.primary} to={homeOf(user)}>
        {say(texts.refusedHome)}
      </Link>
    </MessagePage>
  )
}
