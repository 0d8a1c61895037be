import { expect, it } from 'vitest'
import { maskUsername } from './mask'

it.each([
  ['13800000001', '138****0001'],
  ['exhibitor1@example.com', 'ex****@example.com'],
  ['a@example.com', 'a****@example.com'],
  ['admin', 'admin'],
])('shows the username %s as %s', (username, shown) => {
  expect(maskUsername(username)).toBe(shown)
})
