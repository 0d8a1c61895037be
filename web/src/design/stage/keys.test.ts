import { describe, expect, it, vi } from 'vitest'
import type { Commands } from './commands'
import { actOfKey, type KeyPlace } from './keys'

/** What was asked for, in the words of the commands. */
function pressed(
  held: string,
  { place = 'plan', mayDraw = true }: { place?: KeyPlace; mayDraw?: boolean } = {},
): string {
  const asked: string[] = []
  const commands = new Proxy({} as Commands, {
    get: (_, name) =>
      vi.fn((...given: unknown[]) => {
        asked.push([String(name), ...given].join(' '))
        return true
      }),
  })
  const view = { zoom: vi.fn(), atOne: vi.fn(), fit: vi.fn(), help: vi.fn() }
  const parts = held.split('+')
  const act = actOfKey(
    {
      key: parts.at(-1) ?? '',
      ctrlKey: parts.includes('Control'),
      metaKey: false,
      shiftKey: parts.includes('Shift'),
      altKey: parts.includes('Alt'),
    },
    place,
    { commands, view, mayDraw, hasTextChosen: false },
  )
  asked.length = 0
  act?.()
  return asked.join()
}

describe('keys of the drawing table', () => {
  it.each([
    ['Control+Shift+ArrowLeft', 'align left'],
    ['Control+Shift+ArrowRight', 'align right'],
    ['Control+Shift+ArrowUp', 'align top'],
    ['Control+Shift+ArrowDown', 'align bottom'],
    ['Shift+C', 'align centre'],
    ['Shift+E', 'align middle'],
    ['Shift+H', 'distribute x'],
    ['Shift+V', 'distribute y'],
    ['Shift+N', 'renumber'],
    ['Shift+J', 'merge'],
    ['Shift+S', 'split'],
    ['Shift+R', 'rotate'],
    ['v', 'take select'],
    ['n', 'take number'],
    ['Control+c', 'copy'],
  ])('%s does “%s”', (held, deed) => expect(pressed(held)).toBe(deed))

  it('change nothing for whoever only looks, and nothing while somebody writes', () => {
    for (const held of ['Control+Shift+ArrowLeft', 'Shift+H', 'Shift+J', 'Shift+S']) {
      expect(pressed(held, { mayDraw: false })).toBe('')
      expect(pressed(held, { place: 'elsewhere' })).toBe('')
    }
  })

  it('leave arrows with the command key to what they move elsewhere', () =>
    expect(pressed('Control+Shift+ArrowLeft', { place: 'beside' })).toBe(''))
})
