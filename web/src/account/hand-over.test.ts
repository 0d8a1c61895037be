import { describe, expect, it } from 'vitest'
import { createHandOver } from './hand-over'

describe('what one screen hands to the next', () => {
  it('is there until it is used up', () => {
    const prefill = createHandOver<{ username: string }>()
    expect(prefill.peek()).toBeUndefined()
    prefill.put({ username: '13800000001' })
    expect(prefill.peek()).toEqual({ username: '13800000001' })
    prefill.clear()
    expect(prefill.peek()).toBeUndefined()
  })
})
