import type { PermissionKey } from '@fairground/domain/account'
import type { RoleChange } from '@fairground/domain/system'
import type { ListedRole } from '@fairground/wire/system/roles'

/** Cells that were pressed and are not saved yet: a role and a key each. */
export type Pending = ReadonlySet<string>

const cellOf = (roleId: string, key: PermissionKey): string => `${roleId} ${key}`

export function toggled(pending: Pending, roleId: string, key: PermissionKey): Pending {
  const cell = cellOf(roleId, key)
  return pending.has(cell)
    ? new Set([...pending].filter((other) => other !== cell))
    : new Set([...pending, cell])
}

export const isPending = (pending: Pending, roleId: string, key: PermissionKey): boolean =>
  pending.has(cellOf(roleId, key))

/** Whether the role holds the key once what is pending is saved. */
export const willHold = (pending: Pending, { id, keys }: ListedRole, key: PermissionKey): boolean =>
  keys.includes(key) !== isPending(pending, id, key)

/** What is pending as the server takes it, made over the roles as they are shown. */
export function changesOf(
  pending: Pending,
  roles: readonly ListedRole[],
  keys: readonly PermissionKey[],
): RoleChange[] {
  return roles.flatMap(({ id, version, ...role }) => {
    const touched = keys.filter((key) => isPending(pending, id, key))
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
