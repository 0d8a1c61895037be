import { z } from 'zod'
import { type PermissionKey, permissionKeys } from '../account'
import { systemMessages as say } from './system.messages'

const key = z.enum(permissionKeys)

/** What a role is called and what it may do. */
export const role = z.object({
  zh: z.string().trim().min(1, say.nameMissing).max(30),
  en: z.string().trim().min(1, say.nameMissing).max(60),
  note: z.string().trim().max(200),
  keys: z.array(key),
})
export type Role = z.output<typeof role>

/** In the order of all keys, so that two roles that may do the same look the same. */
export const inOrder = (keys: readonly PermissionKey[]): PermissionKey[] =>
  permissionKeys.filter((one) => keys.includes(one))

/** Some keys more and some less for one role, made over a version of it. */
export const roleChange = z.object({
  id: z.uuid(),
  version: z.int(),
  grant: z.array(key),
  take: z.array(key),
})
export type RoleChange = z.output<typeof roleChange>

/** The keys after a change. */
export const changedKeys = (
  keys: readonly PermissionKey[],
  { grant, take }: Pick<RoleChange, 'grant' | 'take'>,
): PermissionKey[] => inOrder([...keys.filter((one) => !take.includes(one)), ...grant])

/** The keys that are in one and not in the other. */
export const keyDifference = (
  one: readonly PermissionKey[],
  other: readonly PermissionKey[],
): PermissionKey[] => permissionKeys.filter((key) => one.includes(key) !== other.includes(key))
