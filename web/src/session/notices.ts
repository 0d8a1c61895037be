import type { Language } from '@fairground/domain/text'

export interface Notice {
  /** Two notices of one key never stand on the screen together. */
  key: string
  tone: 'success' | 'warning' | 'error' | 'info'
  text: (language: Language) => string
  retry?: () => void
  /** What comes next for most, offered with the good news. */
  next?: { text: (language: Language) => string; go: () => void }
}

/** A notice that stands on the screen; each announcement has its own id, also under the same key. */
export interface StandingNotice extends Notice {
  id: number
}

/**
 * Short notices raised by code that has no screen of its own (the session, failed calls). They stand until somebody
 * takes them away, so that "your session has expired" is still read on the login page it leads to.
 */
export function createNotices() {
  let standing: readonly StandingNotice[] = []
  let latest = 0
  const listeners = new Set<() => void>()

  function change(next: readonly StandingNotice[]): void {
    standing = next
    for (const listener of listeners) listener()
  }

  return {
    standing: (): readonly StandingNotice[] => standing,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    announce(notice: Notice): void {
      latest += 1
      change([...standing.filter(({ key }) => key !== notice.key), { ...notice, id: latest }])
    },
    dismiss(id: number): void {
      change(standing.filter((notice) => notice.id !== id))
    },
  }
}

export const notices = createNotices()
