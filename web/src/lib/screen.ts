import type { CurrentUser, PermissionKey } from '@fairground/domain/account'
import type { Language } from '@fairground/domain/text'
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

/** `lang=en` is ours; the specs have a name of their own for it on the plans. */
function asksEnglish(search: string): boolean {
  const query = new URLSearchParams(search)
  return query.get('lang') === 'en' || query.get(planParameters.language) === planLanguages.en
}

/** Login and exhibitor areas each speak one language; staff get their account's; open pages may be asked for English. */
export function languageOf(screen: Screen | undefined, user: Viewer | undefined, search: string): Language {
  const asked = screen?.language ?? (asksEnglish(search) ? 'en' : 'zh')
  switch (screen?.shell) {
    case 'login-en':
    case 'exhibitor-en':
      return 'en'
    case 'exhibitor':
      return 'zh'
    case 'top':
    case 'organiser':
    case 'portal-admin':
      return user?.userType === 'ENG' ? 'en' : 'zh'
    case 'demo':
    case 'any-area':
    case undefined:
      return user?.userType === 'ENG' ? 'en' : asked
    default:
      return asked
  }
}
