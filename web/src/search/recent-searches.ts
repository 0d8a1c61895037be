import { z } from 'zod'
import type { KeyValueStorage } from '../lib/safe-storage'

const most = 6
const kept = z.array(z.string().max(60)).catch([])

/** What an account searched for last, on this computer. Another account on it sees none of it. */
export function recentSearches(storage: KeyValueStorage, accountId: string) {
  const key = `fairground.recentSearches.${accountId}`
  const read = (): string[] => {
    try {
      return kept.parse(JSON.parse(storage.getItem(key) ?? '[]'))
    } catch {
      return []
    }
  }
  return {
    read,
    remember(text: string): void {
      const trimmed = text.trim()
      if (!trimmed) return
      const others = read().filter((known) => known.toLowerCase() !== trimmed.toLowerCase())
      storage.setItem(key, JSON.stringify([trimmed, ...others].slice(0, most)))
    },
    forget: () => storage.removeItem(key),
  }
}
