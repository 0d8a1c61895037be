import { expect, it } from 'vitest'
import { shortcutWith } from './shortcut'

it('a shortcut is written as on the keys at hand', () => {
  expect(shortcutWith('K', 'MacIntel')).toBe('⌘K')
  expect(shortcutWith('K', 'Win32')).toBe('Ctrl K')
})
