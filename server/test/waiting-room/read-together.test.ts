import { expect, it, vi } from 'vitest'
import { readTogether } from '../../src/waiting-room/read-together'

it('reads what was asked for during a reading in one more, and finds whatever is there', async () => {
  let go = (): void => undefined
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  const read = vi.fn(async (ids: readonly string[]) => {
    await held
    return ids.filter((id) => id.startsWith('real')).map((id) => ({ id }))
  })
  const find = readTogether(read)
  const first = find('real-1')
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  const others = Array.from({ length: 100 }, (_, number) => find(`made-up-${number}`))
  const late = [find('REAL-2'), find('real-2')]
  go()
  expect(await Promise.all([first, ...late])).toEqual([{ id: 'real-1' }, { id: 'real-2' }, { id: 'real-2' }])
  expect((await Promise.all(others)).every((found) => found === undefined)).toBe(true)
  expect(read).toHaveBeenCalledTimes(2)
})

it('goes on after a reading that failed', async () => {
  const read = vi
    .fn<(ids: readonly string[]) => Promise<{ id: string }[]>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue([{ id: 'a' }])
  const find = readTogether(read)
  await expect(find('a')).rejects.toThrow('away')
  expect(await find('a')).toEqual({ id: 'a' })
})
