import { inGroupsOfFour } from '@fairground/domain/field'
import { describe, expect, it } from 'vitest'
import { caretAfterGrouping } from './caret'

describe('the caret in a code that is typed in groups of four', () => {
  it('stays behind the character just typed, at the end and in the middle', () => {
    for (const [typed, caret, behind] of [
      ['91350', 5, '0'],
      ['9135 01007', 10, '7'],
      ['91x35 0100', 3, 'x'],
      ['9135x 0100', 5, 'x'],
    ] as const) {
      const grouped = inGroupsOfFour(typed)
      expect(grouped[caretAfterGrouping(typed, caret) - 1]).toBe(behind)
    }
  })

  it('stays at the start after everything before it was deleted', () => {
    expect(caretAfterGrouping('9135', 0)).toBe(0)
  })
})
