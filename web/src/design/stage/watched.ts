import { useSyncExternalStore } from 'react'

/** One value that several parts of the screen follow, without drawing the whole screen anew for each move of a mouse. */
export interface Watched<Value> {
  get(): Value
  set(next: Value): void
  watch(changed: () => void): () => void
}

export function watched<Value>(first: Value): Watched<Value> {
  let value = first
  const watchers = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const changed of watchers) changed()
    },
    watch(changed) {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
  }
}

export const useWatched = <Value>(one: Watched<Value>): Value => useSyncExternalStore(one.watch, one.get)
