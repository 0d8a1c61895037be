import type { CurrentUser, PermissionKey } from '@fairground/domain/account'
import { type Language, languages } from '@fairground/domain/text'
import { planLanguages, planParameters } from '@fairground/wire/hall/plan-address'
import type { Screen } from '@fairground/wire/kernel/screen'

type Viewer = Pick<CurrentUser, 'department' | 'userType'>

/** Whether the screen stands in the person's own area at all; who is in the wrong one is led to their home. */
export function isInArea(screen: Screen, user: Viewer): boolean {
  if (!screen.auth) return true
  const exhibitor = user.department === 'exhibitor'
  if (screen.shell === 'exhibitor') return exhibitor && user.userType === 'CHN'
  if (screen.shell === 'exhibitor-en') return exhibitor && user.userType === 'ENG'
  return !exhibitor
}

/** Whether the screen is open to the person; in their own area they are told that it is not. */
export const mayEnter = (screen: Screen, user: Viewer & { permissions: readonly PermissionKey[] }): boolean =>
  isInArea(screen, user) && (!screen.permission || user.permissions.includes(screen.permission))

/** `lang` is ours; the specs have a name of their own for it on the plans. */
function askedBy(search: string): Language | undefined {
  const query = new URLSearchParams(search)
  const plan = query.get(planParameters.language)
  return languages.find((language) => query.get('lang') === language || plan === planLanguages[language])
}

/** What this browser knows of its reader's language. */
export interface BrowserLanguages {
  /** What staff chose in it. */
  chosen: Language | undefined
  /** What it would have of a page that leaves it open. */
  front: () => Language
}

/**
 * Login and exhibitor areas each speak one language; staff get the one they chose, at first their account's; open pages may
 * be asked for one, and the front page looks at the browser where nobody asks.
 */
export function languageOf(
  screen: Screen | undefined,
  user: Viewer | undefined,
  search: string,
  { chosen, front }: BrowserLanguages,
): Language {
  const asked = screen?.language ?? askedBy(search) ?? (screen?.asksBrowser ? front() : 'zh')
  const own = user && languageOfPerson(user, chosen)
  switch (screen?.shell) {
    case 'login-en':
    case 'exhibitor-en':
      return 'en'
    case 'exhibitor':
      return 'zh'
    case 'top':
    case 'organiser':
    case 'portal-admin':
      return own ?? 'zh'
    case 'demo':
    case 'any-area':
    case undefined:
      return own === 'en' ? own : asked
    default:
      return asked
  }
}

function languageOfPerson({ department, userType }: Viewer, chosen: Language | undefined): Language {
  const ofAccount = userType === 'ENG' ? 'en' : 'zh'
  return department === 'exhibitor' ? ofAccount : (chosen ?? ofAccount)
}
