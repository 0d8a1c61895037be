import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { keptAsText } from './kept-scene'

const { read, check, readKept, write } = keptAsText({
  scene: z.object({ version: z.literal(3), rooms: z.array(z.object({ id: z.string(), floor: z.int() })) }),
  steps: [
    (older) => ({ ...older, version: 2, rooms: [] }),
    (older) => ({ ...older, version: 3, rooms: [{ id: 'cellar', floor: -1 }] }),
  ],
  mostCharacters: 100,
})

describe('a scene kept as text', () => {
  it('goes through every step from its version to the current one', () => {
    expect(read('{"version":1}')).toEqual({ scene: { version: 3, rooms: [{ id: 'cellar', floor: -1 }] } })
    expect(read('{"version":2,"rooms":7}')).toEqual(read('{"version":1}'))
  })

  it('is taken as it is when it is current, and refused when it is newer than the program', () => {
    const scene = { version: 3 as const, rooms: [{ id: 'attic', floor: 4 }] }
    expect(read(write(scene))).toEqual({ scene })
    expect(read('{"version":4}')).toEqual({ fault: { reason: 'laterVersion', version: 4 } })
  })

  it('is checked where it was put together, and out of its own column only where it is older', () => {
    const scene = { version: 3 as const, rooms: [{ id: 'attic', floor: 4 }] }
    expect(check({ ...scene, roof: 'red' })).toEqual({ scene })
    expect(check({ ...scene, rooms: 7 })).toMatchObject({ fault: { reason: 'wrong', at: 'rooms' } })
    expect(readKept(scene)).toEqual({ scene })
    expect(readKept({ version: 1 })).toEqual(read('{"version":1}'))
    expect(readKept({ version: 4 })).toEqual({ fault: { reason: 'laterVersion', version: 4 } })
    expect(readKept(null)).toEqual({ fault: { reason: 'notAScene' } })
  })
})
