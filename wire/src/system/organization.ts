import { orgUnit } from '@fairground/domain/system'
import { z } from 'zod'
import { holderOf, staff } from '../kernel/access'
import { endpoint } from '../kernel/endpoint'
import { olderThan, recordedChanges } from './users'

const edits = holderOf('system/organization:edit')
const seen = { id: z.uuid(), version: z.int() }

const listedUnit = z.object({
  id: z.uuid(),
  parentId: z.uuid().nullable(),
  zh: z.string(),
  en: z.string(),
  version: z.int(),
  people: z.array(z.object({ id: z.uuid(), name: z.string(), post: z.string() })),
})
export type ListedUnit = z.output<typeof listedUnit>

export const listUnits = endpoint({
  method: 'GET',
  path: '/system/organization/list',
  summary: 'The organisation: every unit in its order, with the people in it who may log in',
  access: staff,
  effect: 'reads',
  shows: ['people'],
  result: z.array(listedUnit),
})

export const addUnit = endpoint({
  method: 'POST',
  path: '/system/organization/add',
  summary: 'Adds a unit at the end of its level',
  access: edits,
  effect: 'changes',
  body: orgUnit.extend({ id: z.uuid() }),
  result: z.null(),
})

export const editUnit = endpoint({
  method: 'POST',
  path: '/system/organization/edit',
  summary: 'Renames a unit, or moves it with all below it',
  access: edits,
  effect: 'changes',
  body: orgUnit.extend(seen),
  result: z.null(),
})

export const removeUnit = endpoint({
  method: 'POST',
  path: '/system/organization/remove',
  summary: 'Deletes a unit with neither people nor units in it',
  access: edits,
  effect: 'changes',
  body: z.object(seen),
  result: z.null(),
})

export const orderUnits = endpoint({
  method: 'POST',
  path: '/system/organization/order',
  summary: 'Gives the units of one level another order',
  access: edits,
  effect: 'changes',
  body: z.object({
    parentId: z.uuid().nullable(),
    was: z.array(z.uuid()).max(500),
    order: z.array(z.uuid()).max(500),
  }),
  result: z.null(),
})

export const unitHistory = endpoint({
  method: 'GET',
  path: '/system/organization/one/{id}/history',
  summary: 'What was changed about a unit, newest first, twenty at a time',
  access: staff,
  effect: 'reads',
  shows: ['people'],
  params: z.object({ id: z.uuid() }),
  query: olderThan,
  result: recordedChanges,
})
