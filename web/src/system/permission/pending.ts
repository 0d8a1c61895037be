import type { PermissionKey } from '@fairground/domain/account'
import type { RoleChange } from '@fairground/domain/system'
import type { ListedRole } from '@fairground/wire/system/roles'

/**
 * Cells that were pressed and are not saved yet: a role and a key each, and whether it is to be held. What was meant
 * stays meant, whatever others save meanwhile.
 */
export type Pending = ReadonlyMap<string, boolean>

const cellOf = (roleId: string, key: PermissionKey): string => `${roleId} ${key}`

/** Whether the role holds the key once what is pending is saved. */
export const willHold = (pending: Pending, { id, keys }: ListedRole, key: PermissionKey): boolean =>
  pending.get(cellOf(id, key)) ?? keys.includes(key)

export const isPending = (pending: Pending, role: ListedRole, key: PermissionKey): boolean =>
  willHold(pending, role, key) !== role.keys.includes(key)

export function toggled(pending: Pending, role: ListedRole, key: PermissionKey): Pending {
  const cell = cellOf(role.id, key)
  const others = [...pending].filter(([other]) => other !== cell)
  return new Map(isPending(pending, role, key) ? others : [...others, [cell, !role.keys.includes(key)]])
}

/** What is pending as the server takes it, made over the roles as they are shown. */
export function changesOf(
  pending: Pending,
  roles: readonly ListedRole[],
  keys: readonly PermissionKey[],
): RoleChange[] {
  return roles.flatMap((role) => {
    const { id, version } = role
    const touched = keys.filter((key) => isPending(pending, role, key))
    if (touched.length === 0) return []
    return [
      {
        id,
        version,
        grant: touched.filter((key) => !role.keys.includes(key)),
        take: touched.filter((key) => role.keys.includes(key)),
      },
    ]
  })
}
