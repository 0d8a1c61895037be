import { type SettingKey, settingKeys } from '@fairground/domain/settings'
import { z } from 'zod'
import { holderOf, staff } from './kernel/access'
import { instant } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

/** Calls of our own: the specs leave open how the organiser configures the fair. */
const key = z.enum(settingKeys as [SettingKey, ...SettingKey[]])
const mayChange = holderOf('system/settings:edit')

/** A value is judged by its setting's own rule, on both sides; here it only travels. */
const settingState = z.object({
  key,
  value: z.unknown(),
  /** Counts changes; none yet is 0. A change names the one it was made on. */
  version: z.int(),
  changedAt: instant.nullable(),
  changedBy: z.string(),
  /** Something is stored that this version cannot use, so the default applies. */
  unusable: z.boolean(),
})

export const listSettings = endpoint({
  method: 'GET',
  path: '/system/settings',
  summary: 'Every setting with its value, version and last change',
  access: staff,
  effect: 'reads',
  shows: ['settings'],
  result: z.array(settingState),
})

export const changeSetting = endpoint({
  method: 'PUT',
  path: '/system/settings/{key}',
  summary: 'Give a setting a new value, unless someone else changed it since the version named',
  access: mayChange,
  effect: 'changes',
  params: z.object({ key }),
  body: z.object({ version: z.int(), value: z.unknown() }),
  result: settingState,
})

export const resetSetting = endpoint({
  method: 'POST',
  path: '/system/settings/{key}/reset',
  summary: 'Let a setting follow its default again',
  access: mayChange,
  effect: 'changes',
  params: z.object({ key }),
  body: z.object({ version: z.int() }),
  result: settingState,
})

export const restoreSetting = endpoint({
  method: 'POST',
  path: '/system/settings/{key}/restore',
  summary: 'Give a setting the value it had before one of its changes',
  access: mayChange,
  effect: 'changes',
  params: z.object({ key }),
  body: z.object({ version: z.int(), entry: z.int() }),
  result: settingState,
})

export const settingActions = ['change', 'reset', 'restore'] as const

export const settingHistory = endpoint({
  method: 'GET',
  path: '/system/settings/{key}/history',
  summary: 'Changes of a setting, newest first, twenty at a time',
  access: staff,
  effect: 'reads',
  shows: ['settings'],
  params: z.object({ key }),
  query: z.object({ before: z.coerce.number().int().positive().optional() }),
  result: z.object({
    entries: z.array(
      z.object({
        id: z.int(),
        at: instant,
        by: z.string(),
        action: z.enum(settingActions),
        before: z.unknown(),
        after: z.unknown(),
      }),
    ),
    more: z.boolean(),
  }),
})
