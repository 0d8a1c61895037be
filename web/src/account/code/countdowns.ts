import type { CodePurpose } from '@fairground/wire/account/codes'
import { type KeyValueStorage, safeStorage } from '../../lib/safe-storage'

export const resendSeconds = 60

/**
 * When a code may be asked for again, by purpose and target. Kept for the tab, so that a reload neither frees the
 * button early nor makes it lie about the server's rule.
 */
export function createCountdowns(storage: KeyValueStorage, now: () => number = Date.now) {
  const place = (purpose: CodePurpose) => `fairground.code.${purpose}`

  function running(purpose: CodePurpose): [target: string, endsAt: number][] {
    const kept = parse(storage.getItem(place(purpose)))
    const limit = now() + resendSeconds * 1000
    return Object.entries(kept).filter(
      (entry): entry is [string, number] =>
        typeof entry[1] === 'number' && entry[1] > now() && entry[1] <= limit,
    )
  }

  return {
    start(purpose: CodePurpose, target: string): void {
      const endsAt = now() + resendSeconds * 1000
      const all = { ...Object.fromEntries(running(purpose)), [target]: endsAt }
      storage.setItem(place(purpose), JSON.stringify(all))
    },
    /** Zero when the button is free. Before anything is typed the latest one counts: that is what a reload shows. */
    endsAt(purpose: CodePurpose, target: string): number {
      const ends = running(purpose)
        .filter(([sentTo]) => target === '' || sentTo === target)
        .map(([, endsAt]) => endsAt)
      return Math.max(0, ...ends)
    },
  }
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

export const secondsLeft = (endsAt: number, now: number): number =>
  Math.max(0, Math.ceil((endsAt - now) / 1000))

export const countdowns = createCountdowns(safeStorage(() => window.sessionStorage))
