import { Link } from 'react-router'
import { useSay } from '../../lib/language'
import { MessagePage } from '../../ui/message-page'
import button from '../../ui/plain-button.module.css'
import { signUpListPath } from '../sign-up-paths'
import { editTexts as texts } from './edit.texts'

/** A link that names no company, or one that is gone. */
export function UnknownCompany() {
  const say = useSay()
  return (
    <MessagePage title={say(texts.unknownTitle)} lines={[say(texts.unknownText)]}>
      <Link className={button.primary} to={signUpListPath}>
        {say(texts.toList)}
      </Link>
    </MessagePage>
  )
}
