import { configure } from '@testing-library/react'
import { vi } from 'vitest'

// Loading a screen for the first time takes as long as the machine is busy.
configure({ asyncUtilTimeout: 60_000 })

/** What a browser has and this one lacks; the product looks at both when it is loaded. */
class NoStream extends EventTarget {
  readonly readyState = 0
  close(): void {}
}
vi.stubGlobal('EventSource', NoStream)
// The client keeps the fetch it finds; each test puts a fair of its own behind it.
vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) => window.fair.fetch(...given))

// Whoever opens the front page in a test reads Chinese, unless the test says otherwise.
Object.defineProperty(navigator, 'languages', { configurable: true, get: () => ['zh-CN'] })

declare global {
  interface Window {
    fair: { fetch: typeof fetch }
  }
}
