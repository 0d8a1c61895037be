import { contentForms } from '@fairground/wire/portal/screens'
import { screens } from '@fairground/wire/screens'
import { lists } from './lists'
import { portal } from './portal'
import type { ScreenAct } from './screen-act'

/** Drawn by one component from their definitions. */
const drawnAlike = new Set(lists.map(({ path }) => path))

/** The desk of the portal draws its lists, its entries and what has one entry each in one way. */
function lookOfContent(path: string): string {
  const form = contentForms.find((one) => one.path === path)
  if (form) return form.does === 'detail' ? 'an entry as it reads' : 'an entry as it is written'
  return path === '/portal/base' || path === '/portal/column' || path === '/portal/home'
    ? path
    : 'a list people keep'
}

const content = new Set(portal.map(({ path }) => path))

/**
 * What is the same for screens of one component: reference lists, both languages of a screen, and a screen that stands
 * in the table twice. Staff have one address for both languages, so each of theirs looks like itself.
 */
export function lookOf({ path }: ScreenAct): string {
  if (drawnAlike.has(path)) return path.startsWith('/log/') ? 'a log' : 'a list people keep'
  if (content.has(path) && path !== '/portal/redirect') return lookOfContent(path)
  const screen = screens.find((each) => each.path === path)
  if (!screen || screen.shell === 'organiser' || screen.shell === 'portal-admin') return path
  return `${screen.shell.replace(/-(ch|en)$/, '')} ${screen.title.zh}`
}
