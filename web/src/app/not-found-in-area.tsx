import { Link } from 'react-router'
import { useSay } from '../lib/language'
import { MessagePage } from '../ui/message-page'
import button from '../ui/plain-button.module.css'
import { appTexts } from './app.texts'

/** The way home is the same for everybody: it leads on to the area's own. */
export function NotFoundInArea() {
  const say = useSay()
  return (
    <MessagePage title={say(appTexts.notFoundTitle)} lines={[say(appTexts.notFoundAdvice)]}>
      <Link className={button.primary} to="/index">
        {say(appTexts.home)}
      </Link>
    </MessagePage>
  )
}
