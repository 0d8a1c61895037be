import { z } from 'zod'
import { modules } from '../account'
import { systemMessages as say } from './system.messages'

/** The signs an entry at the top of the menu may carry. */
export const menuIcons = [
  'home',
  'audit',
  'board',
  'booth',
  'badge',
  'draw',
  'contract',
  'finance',
  'services',
  'reference',
  'log',
  'system',
  'list',
  'codelist',
  'settings',
  'mobile',
  'contact',
  'question',
] as const

/** Which entry: a group has a word for an address, a screen its path. */
export const menuEntryAddress = z.object({ module: z.enum(modules), route: z.string().max(200) })

/** What the organiser may say of an entry; where it leads and who may see it comes from the product. */
export const menuEntry = z.object({
  zh: z.string().trim().min(1, say.nameMissing).max(20),
  en: z.string().trim().min(1, say.nameMissing).max(40),
  icon: z.enum(menuIcons),
  enabled: z.boolean(),
})

/** Whoever hid these could no longer find the way back. */
const needed = new Set(['system', '/system/resource'])
export const mayBeHidden = (route: string): boolean => !needed.has(route)
