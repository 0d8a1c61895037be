import type { Draft } from '../draft'

/**
 * The plan of an old version, over what lies under the plan now: drawings to draw over are no part of a version, and stay
 * as they are, locked if they were.
 */
export function restored(now: Draft, version: Draft): Draft {
  const under = new Set(now.underlays.map(({ id }) => id))
  const old = new Set(version.underlays.map(({ id }) => id))
  const isOfPlan = (id: string) => !old.has(id)
  return {
    ...version,
    underlays: now.underlays,
    locked: [...version.locked.filter(isOfPlan), ...now.locked.filter((id) => under.has(id))],
    groups: version.groups.map((group) => group.filter(isOfPlan)).filter(({ length }) => length > 1),
  }
}
