import { type CurrentUser, isExhibitor } from '@fairground/domain/account'
import type { Screen, Shell } from '@fairground/wire/kernel/screen'
import { loginPaths } from './login-paths'

type Person = Pick<CurrentUser, 'department' | 'userType'>

export function homeOf(user: Person): string {
  if (!isExhibitor(user)) return '/home'
  return user.userType === 'ENG' ? '/exhibitor/homeEN' : '/exhibitor/home'
}

/** The door somebody came through, so that an expired session leads back to the form they know. */
export function loginPathOf(user: Person): string {
  if (!isExhibitor(user)) return user.userType === 'ENG' ? `${loginPaths.staff}?lang=en` : loginPaths.staff
  return user.userType === 'ENG' ? loginPaths.email : loginPaths.mobile
}

const staffShells: ReadonlySet<Shell> = new Set(['top', 'organiser', 'portal-admin'])

/** The likely door when nobody is known yet: a link to an organiser's screen is followed by staff. */
export function loginPathFor(screen: Screen | undefined): string {
  if (screen?.shell === 'exhibitor-en') return loginPaths.email
  const shared = screen?.redirectTo !== undefined
  if (!shared && screen && staffShells.has(screen.shell)) return loginPaths.staff
  return loginPaths.mobile
}
