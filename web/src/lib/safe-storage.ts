export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Storage can be full, or switched off for privacy. What we keep there is a convenience, so its loss must never break a page. */
export function safeStorage(real: () => KeyValueStorage): KeyValueStorage {
  return {
    getItem(key) {
      try {
        return real().getItem(key)
      } catch {
        return null
      }
    },
    setItem(key, value) {
      try {
        real().setItem(key, value)
      } catch {
        // Nothing to do: the value simply is not remembered.
      }
    },
    removeItem(key) {
      try {
        real().removeItem(key)
      } catch {
        // As above.
      }
    },
  }
}

export const browserStorage = safeStorage(() => window.localStorage)
