import { isLookedAt } from '@fairground/wire/hall/plan-address'
import { describe, expect, it } from 'vitest'
import { inHall, toDraw } from './look'

const at = (search: string) => new URLSearchParams(search)

describe('an address of the drawing table', () => {
  it.each([
    ['uuid=h', false],
    ['uuid=h&look=yes', true],
    ['uuid=h&booth=W3-101', true],
    ['uuid=h&booth=W3-101&look=no', false],
  ])('%s: only looked at? %s', (search, looks) => expect(isLookedAt(at(search))).toBe(looks))

  it('is drawn on where it stands, once somebody says so', () => {
    const next = toDraw(at('uuid=h&booth=W3-101&list=/booth/position'))
    expect(isLookedAt(next)).toBe(false)
    expect([next.get('booth'), next.get('list')]).toEqual(['W3-101', '/booth/position'])
  })

  it('leads to another hall for whatever one does here, and to none of its booths', () => {
    const looking = inHall(at('uuid=h&booth=W3-101'), 'other')
    expect([looking.get('uuid'), looking.get('booth'), isLookedAt(looking)]).toEqual(['other', null, true])
    expect(isLookedAt(inHall(at('uuid=h&booth=W3-101&look=no'), 'other'))).toBe(false)
  })
})
