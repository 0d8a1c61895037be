import type { Language } from '@fairground/domain/text'

export interface Notice {
  /** Two notices of one key never stand on the screen together. */
  key: string
  tone: 'success' | 'warning' | 'error' | 'info'
  text: (language: Language) => string
  retry?: () => void
}

type Listener = (notice: Notice) => void

/**
 * Short notices raised by code that has no screen of its own (the session, failed calls). What is raised while no
 * screen listens waits, so that "your session has expired" is read on the login page it leads to.
 */
function createNotices() {
  const waiting: Notice[] = []
  let listener: Listener | undefined
  return {
    announce(notice: Notice): void {
      if (listener) listener(notice)
      else waiting.push(notice)
    },
    listen(next: Listener): () => void {
      listener = next
      for (const notice of waiting.splice(0)) next(notice)
      return () => {
        if (listener === next) listener = undefined
      }
    },
  }
}

export const notices = createNotices()
