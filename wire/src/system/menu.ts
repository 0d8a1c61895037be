import { modules } from '@fairground/domain/account'
import { menuEntry, menuEntryAddress } from '@fairground/domain/system'
import { z } from 'zod'
import { holderOf } from '../kernel/access'
import { endpoint } from '../kernel/endpoint'
import { olderThan, recordedChanges } from './users'

const edits = holderOf('system/resource:edit')
const seen = menuEntryAddress.extend({ version: z.int() })

const managedEntry = menuEntryAddress.extend({
  ...menuEntry.shape,
  icon: z.string(),
  parent: z.string().nullable(),
  /** The key somebody needs to see it; null where all staff do. */
  permission: z.string().nullable(),
  /** As the product calls it. */
  shipped: z.object({ zh: z.string(), en: z.string(), icon: z.string() }),
  /** Whether the organiser has changed its words, its sign or its place. */
  own: z.boolean(),
  version: z.int(),
})
export type ManagedEntry = z.output<typeof managedEntry>

export const listMenuEntries = endpoint({
  method: 'GET',
  path: '/system/resource/list',
  summary: 'Every menu entry of both modules in its order, hidden ones included',
  access: edits,
  effect: 'reads',
  shows: ['menu'],
  result: z.array(managedEntry),
})

export const editMenuEntry = endpoint({
  method: 'POST',
  path: '/system/resource/edit',
  summary: 'Changes the words and the sign of a menu entry, and whether it is shown',
  access: edits,
  effect: 'changes',
  body: menuEntry.extend(seen.shape),
  result: z.null(),
})

export const resetMenuEntry = endpoint({
  method: 'POST',
  path: '/system/resource/reset',
  summary: 'Lets a menu entry follow the product again: its words, its sign, its place, and shown',
  access: edits,
  effect: 'changes',
  body: seen,
  result: z.null(),
})

export const orderMenuEntries = endpoint({
  method: 'POST',
  path: '/system/resource/order',
  summary: 'Gives the entries of one level of the menu another order',
  access: edits,
  effect: 'changes',
  body: z.object({
    module: z.enum(modules),
    parent: z.string().max(200).nullable(),
    was: z.array(z.string().max(200)).max(200),
    order: z.array(z.string().max(200)).max(200),
  }),
  result: z.null(),
})

export const menuHistory = endpoint({
  method: 'GET',
  path: '/system/resource/{module}/history',
  summary: 'What was changed about the menu of a module, newest first, twenty at a time',
  access: edits,
  effect: 'reads',
  shows: ['menu'],
  params: z.object({ module: z.enum(modules) }),
  query: olderThan,
  result: recordedChanges,
})
