import type { CurrentUser } from '@fairground/domain/account'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import type { KeyValueStorage } from '../lib/safe-storage'
import { hintKey } from './hint'

export interface SignedIn {
  token: string
  currentUser: CurrentUser
}

/** `expired` is said aloud; the others are silent. Only a person's own `loggedOut` forgets where they were. */
export type EndReason = 'expired' | 'ended' | 'loggedOut'

export interface SessionState {
  /** `unknown` until the server has been asked. */
  status: 'unknown' | 'signedIn' | 'signedOut'
  user: CurrentUser | undefined
  token: string | undefined
  ended: { reason: EndReason; user: CurrentUser | undefined } | undefined
  /** The session call failed several times in a row. Nothing is concluded from that about who is signed in. */
  unreachable: boolean
}

export interface SessionOptions {
  load: () => Promise<SignedIn>
  storage: KeyValueStorage
  pause: (ms: number) => Promise<void>
  onEnd: (reason: EndReason) => void
}

const attempts = 3
const pausesMs = [600, 1800]

export function createSessionStore({ load, storage, pause, onEnd }: SessionOptions) {
  let state: SessionState = {
    status: 'unknown',
    user: undefined,
    token: undefined,
    ended: undefined,
    unreachable: false,
  }
  let asking: Promise<void> | undefined
  let leaving = false
  const listeners = new Set<() => void>()

  function change(next: Partial<SessionState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function signIn({ token, currentUser }: SignedIn): void {
    leaving = false
    storage.setItem(hintKey, currentUser.id)
    change({ status: 'signedIn', user: currentUser, token, ended: undefined, unreachable: false })
  }

  function end(noticed: EndReason): void {
    const { user, status } = state
    const reason = leaving ? 'loggedOut' : noticed
    storage.removeItem(hintKey)
    if (status === 'signedOut') {
      change({ unreachable: false })
      return
    }
    change({
      status: 'signedOut',
      user: undefined,
      token: undefined,
      ended: { reason, user },
      unreachable: false,
    })
    onEnd(reason)
  }

  async function ask(): Promise<void> {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      try {
        return signIn(await load())
      } catch (error) {
        const over = endReasonOf(error)
        // A stranger who follows a deep link was never signed in, so nothing of theirs has "expired".
        if (over) return end(over === 'expired' && !storage.getItem(hintKey) ? 'ended' : over)
        if (attempt < attempts) await pause(pausesMs[attempt - 1] ?? 0)
      }
    }
    change({ unreachable: true })
  }

  /** Asks the server who is signed in; callers at the same time share one question. */
  function check(): Promise<void> {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }

  /** The server's own notice that the session is over may overtake the answer; it is still the person who left. */
  async function leave(logOut: () => Promise<unknown>): Promise<void> {
    leaving = true
    const tokenThen = state.token
    try {
      await logOut()
      // Whoever has signed in again meanwhile does not leave once more.
      if (state.token === tokenThen) end('loggedOut')
    } finally {
      leaving = false
    }
  }

  return {
    get: (): SessionState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    check,
    signIn,
    leave,
    /** A failed call may carry the news that the session is over. One sent under an earlier session says nothing. */
    noticeFailure(error: unknown, tokenThen: string | undefined): void {
      const over = endReasonOf(error)
      if (over && state.status === 'signedIn' && state.token === tokenThen) end(over)
    },
    /** Another tab signed in (a user's id) or out (null). */
    noticeHint(hint: string | null): void {
      if (hint === null) {
        if (state.status === 'signedIn') end('loggedOut')
      } else if (hint !== state.user?.id) void check()
    },
  }
}

export function endReasonOf(error: unknown): 'expired' | 'ended' | undefined {
  if (!(error instanceof CallFailure)) return undefined
  if (error.code === codes.sessionExpired) return 'expired'
  return error.code === codes.sessionEnded ? 'ended' : undefined
}
