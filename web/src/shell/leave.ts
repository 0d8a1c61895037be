import { sayIn } from '../lib/text'
import { notices } from '../session/notices'
import { logOut } from '../session/session'
import { endReasonOf } from '../session/session-store'
import { shellTexts } from './shell.texts'

/** Logging out, as every button for it does. */
export function leave(): void {
  logOut().catch((error) => {
    if (endReasonOf(error)) return
    notices.announce({
      key: 'logout',
      tone: 'warning',
      text: (language) => sayIn(language)(shellTexts.logoutFailed),
      retry: leave,
    })
  })
}
