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

/**
 * Whatever is looked for by its role is asked whether it is seen, and this browser reads thousands of rules of the component
 * library for each element to answer that. Only those that show or hide can tell.
 */
const sheetOf = Object.getOwnPropertyDescriptor(HTMLStyleElement.prototype, 'sheet')?.get
const telling = new WeakMap<HTMLStyleElement, { text: string | null; cssRules: CSSRule[] }>()
const tells = (rule: CSSRule) => /display|visibility|content/.test(rule.cssText)
Object.defineProperty(HTMLStyleElement.prototype, 'sheet', {
  configurable: true,
  get(this: HTMLStyleElement) {
    const known = telling.get(this)
    if (known?.text === this.textContent) return known
    const sheet = sheetOf?.call(this) as CSSStyleSheet | null
    if (!sheet) return sheet
    const kept = { text: this.textContent, cssRules: [...sheet.cssRules].filter(tells) }
    telling.set(this, kept)
    return kept
  },
})

declare global {
  interface Window {
    fair: { fetch: typeof fetch }
  }
}
