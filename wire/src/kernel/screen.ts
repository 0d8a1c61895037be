import type { PermissionKey } from '@fairground/domain/account'
import type { Language, Text } from '@fairground/domain/text'

/**
 * Which frame a screen stands in. The names are those of the route table, but for `any-area`: the reader's own area, or an
 * open page for whoever has none.
 */
export type Shell =
  | 'login-ch'
  | 'login-en'
  | 'top'
  | 'organiser'
  | 'portal-admin'
  | 'exhibitor'
  | 'exhibitor-en'
  | 'public'
  | 'any-area'
  | 'demo'

export type MenuGroup =
  | 'home'
  | 'review'
  | 'board'
  | 'booths'
  | 'badges'
  | 'draw'
  | 'contracts'
  | 'finance'
  | 'services'
  | 'statistics'
  | 'reference'
  | 'logs'
  | 'system'
  | 'content'
  | 'portalSite'
  | 'portalFront'
  | 'portalVisit'
  | 'portalExhibit'
  | 'portalPartners'

interface MenuPlace {
  group: MenuGroup
  /** Which of its group, from the top; several features may bring screens to one group. */
  place: number
  icon: 'home' | 'audit' | 'mobile' | 'board' | 'list' | 'codelist' | 'settings' | 'question' | 'contact'
}

/** A screen as its feature declares it: plain data, read by the router, the menu and the first bytes of the open pages. */
export interface Screen {
  path: `/${string}`
  shell: Shell
  auth: boolean
  title: Text
  /** The one it speaks, where its shell does not say. */
  language?: Language
  /** Where its address asks for no language, it speaks that of the browser. */
  asksBrowser?: true
  /** The key staff need for what the screen is there for; without one it is open to all of them. */
  permission?: PermissionKey
  /** Kept for old links; shows nothing of its own. */
  redirectTo?: `/${string}`
  /** It takes the whole window and brings a head and a way out of its own; only where the shell knows of it. */
  fillsWindow?: true
  /** Which of the things exhibitors do once they have their booths, from the first; several features bring them. */
  service?: number
  /** The screen of the menu it belongs to and leads back to, where that is more than what its address begins with. */
  under?: `/${string}`
  /** Where it stands in the organiser's menu; without one it is reached from another screen. */
  menu?: MenuPlace
}

/** The addresses of screens with something to show, as opposed to those kept for old links. */
export type ShownPath<Screens extends readonly Screen[]> = Exclude<
  Screens[number],
  { redirectTo: string }
>['path']
