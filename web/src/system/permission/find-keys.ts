import type { PermissionKey } from '@fairground/domain/account'
import { keyAreas, keyNames } from '@fairground/domain/system'

/** Whether a permission is what somebody looks for: each typed word is part of its key or of its words in either language. */
export function fitsKey(key: PermissionKey, typed: string): boolean {
  const { zh, en, area } = keyNames[key]
  const text = [key, zh, en, keyAreas[area].zh, keyAreas[area].en].join(' ').toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
