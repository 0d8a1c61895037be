import {
  codeListActions,
  codeListNames,
  codeTrace,
  itemVersion,
  newItem,
  renamedItem,
  reordered,
  switchedItem,
} from '@fairground/domain/codelist'
import { z } from 'zod'
import { holderOf, staff } from '../kernel/access'
import { instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'

/** Calls of our own, for the screens that keep the lists; so their fields have English names on the wire too. */
const list = z.enum(codeListNames)
const params = z.object({ list })
const mayEdit = holderOf('system/codelist:edit')

export const codeListOverview = endpoint({
  method: 'GET',
  path: '/system/codelist',
  summary: 'Every code list with how many items it has and who changed it last',
  access: staff,
  effect: 'reads',
  shows: ['codeLists'],
  result: z.array(
    z.object({
      list,
      items: z.int(),
      disabled: z.int(),
      added: z.int(),
      changedAt: instant.nullable(),
      changedBy: z.string(),
    }),
  ),
})

const managedItem = z.object({
  value: z.string(),
  parent: z.string().nullable(),
  zh: z.string(),
  en: z.string(),
  enabled: z.boolean(),
  /** Shipped with the product; staff's own items are not. */
  isDefault: z.boolean(),
  version: z.int(),
  /** Records that hold this very value, deleted ones included: their history shows it too. */
  uses: z.int(),
})

export const codeListDetail = endpoint({
  method: 'GET',
  path: '/system/codelist/{list}',
  summary: 'All items of one code list in their order, disabled ones included, with how often each is used',
  access: staff,
  effect: 'reads',
  shows: ['codeLists'],
  params,
  result: z.array(managedItem),
})

const changedValue = z.object({ value: z.string() })

export const addCodeItem = endpoint({
  method: 'POST',
  path: '/system/codelist/{list}/add',
  summary: 'Add an item at the end of its level; the system chooses its value where the list counts',
  access: mayEdit,
  effect: 'changes',
  params,
  body: newItem,
  result: changedValue,
})

export const renameCodeItem = endpoint({
  method: 'PUT',
  path: '/system/codelist/{list}/rename',
  summary: 'Change the labels of one item',
  access: mayEdit,
  effect: 'changes',
  params,
  body: renamedItem,
  result: changedValue,
})

export const switchCodeItem = endpoint({
  method: 'PUT',
  path: '/system/codelist/{list}/switch',
  summary: 'Enable or disable one item; records that hold it keep it',
  access: mayEdit,
  effect: 'changes',
  params,
  body: switchedItem,
  result: changedValue,
})

export const deleteCodeItem = endpoint({
  method: 'POST',
  path: '/system/codelist/{list}/delete',
  summary: 'Delete an item that staff added and nothing uses',
  access: mayEdit,
  effect: 'changes',
  params,
  body: itemVersion,
  result: changedValue,
})

export const orderCodeItems = endpoint({
  method: 'PUT',
  path: '/system/codelist/{list}/order',
  summary: 'Save a new order of one or more levels, all or nothing',
  access: mayEdit,
  effect: 'changes',
  params,
  body: reordered,
  result: z.null(),
})

export const codeListHistory = endpoint({
  method: 'GET',
  path: '/system/codelist/{list}/history',
  summary: 'Changes of one code list, newest first, twenty at a time',
  access: staff,
  effect: 'reads',
  shows: ['codeLists'],
  params,
  query: z.object({ before: z.coerce.number().int().positive().optional() }),
  result: z.object({
    entries: z.array(
      z.object({
        id: z.int(),
        at: instant,
        by: z.string(),
        action: z.enum(codeListActions),
        before: codeTrace.nullable(),
        after: codeTrace.nullable(),
      }),
    ),
    more: z.boolean(),
  }),
})
