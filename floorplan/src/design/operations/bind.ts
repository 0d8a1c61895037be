import type { Draft } from '../draft'
import { withTheirGroups } from '../edit'
import { piecesWith } from '../pieces'

const known = (draft: Draft, ids: Iterable<string>): string[] =>
  piecesWith(draft, new Set(ids)).map(({ id }) => id)

export const isLocked = (draft: Draft, id: string): boolean => draft.locked.includes(id)

export function lock(draft: Draft, ids: Iterable<string>, on: boolean): Draft {
  const chosen = new Set(known(draft, ids))
  const others = draft.locked.filter((id) => !chosen.has(id))
  const before = draft.locked.length - others.length
  if (before === (on ? chosen.size : 0)) return draft
  return { ...draft, locked: on ? [...others, ...chosen] : others }
}

/** One group of all of them, and of whatever was bound to one of them. */
export function group(draft: Draft, ids: Iterable<string>): Draft {
  const members = known(draft, withTheirGroups(draft, ids))
  if (members.length < 2 || members.length > mostMembers) return draft
  const chosen = new Set(members)
  const others = draft.groups.filter((ones) => !ones.some((id) => chosen.has(id)))
  if (others.length >= mostGroups) return draft
  const [only, ...more] = draft.groups.filter((ones) => ones.some((id) => chosen.has(id)))
  const isThere = more.length === 0 && only?.length === members.length
  return isThere ? draft : { ...draft, groups: [...others, members] }
}

/** As many as a draft keeps. */
const mostMembers = 20_000
const mostGroups = 5000

export function ungroup(draft: Draft, ids: Iterable<string>): Draft {
  const chosen = new Set(ids)
  const groups = draft.groups.filter((members) => !members.some((id) => chosen.has(id)))
  return groups.length < draft.groups.length ? { ...draft, groups } : draft
}
