import { screens } from '@fairground/wire/screens'
import { lists } from './lists'
import type { ScreenAct } from './screen-act'

/** Drawn by one component from their definitions; what is published has pages of its own. */
const drawnAlike = new Set(lists.map(({ path }) => path).filter((path) => !path.startsWith('/portal/')))

/**
 * What is the same for screens of one component: reference lists, both languages of a screen, and a screen that stands
 * in the table twice. Staff have one address for both languages, so each of theirs looks like itself.
 */
export function lookOf({ path }: ScreenAct): string {
  if (drawnAlike.has(path)) return path.startsWith('/log/') ? 'a log' : 'a list people keep'
  const screen = screens.find((each) => each.path === path)
  if (!screen || screen.shell === 'organiser' || screen.shell === 'portal-admin') return path
  return `${screen.shell.replace(/-(ch|en)$/, '')} ${screen.title.zh}`
}
