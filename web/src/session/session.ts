import { sessionMessages } from '@fairground/domain/account'
import { type Language, translate } from '@fairground/domain/text'
import { logout as logoutCall, session as sessionCall } from '@fairground/wire/account'
import { type Client, createClient } from '@fairground/wire/kernel/client'
import { browserStorage } from '../lib/safe-storage'
import { localeTags } from '../lib/text'
import { hintKey } from './hint'
import { notices } from './notices'
import { createSessionStore } from './session-store'

const client = createClient({
  base: '/api',
  headers: () => ({
    'accept-language': localeTags[screenLanguage()],
    'x-screen': encodeURI(window.location.pathname),
    // Calls that send something want the header from strangers too: no other site can make a browser add it.
    xtoken: session.get().token ?? 'none',
  }),
})

/** The root sets the document's language with each screen, so calls made outside React speak it too. */
const screenLanguage = (): Language => (document.documentElement.lang.startsWith('en') ? 'en' : 'zh')

export const session = createSessionStore({
  load: () => client(sessionCall),
  storage: browserStorage,
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  onEnd(reason) {
    if (reason !== 'expired') return
    notices.announce({
      key: 'session-expired',
      tone: 'warning',
      text: (language) => translate(sessionMessages.expired, language),
    })
  },
})

/** Every call of the product goes through here, so that the end of a session is noticed wherever it shows first. */
export const call: Client = async (endpoint, given) => {
  const tokenThen = session.get().token
  try {
    return await client(endpoint, given)
  } catch (error) {
    session.noticeFailure(error, tokenThen)
    throw error
  }
}

/** Throws when the server was not reached: claiming to be signed out while the cookie still works would be a lie. */
export const logOut = (): Promise<void> => session.leave(() => call(logoutCall))

export function watchOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === hintKey) session.noticeHint(event.newValue)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
