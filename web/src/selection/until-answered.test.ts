import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { describe, expect, it, vi } from 'vitest'
import { untilAnswered } from './until-answered'

const lost = () => new CallFailure('unreachable', 'no network')

function patience(isOver = () => false) {
  const pauses: number[] = []
  return {
    pauses,
    onLost: vi.fn(),
    isOver,
    pause: async (ms: number) => {
      pauses.push(ms)
    },
  }
}

describe('a question whose answer was lost', () => {
  it('is put again until it is answered, with longer pauses', async () => {
    const busy = new CallFailure(codes.busy, '')
    const tooMany = new CallFailure(codes.tooMany, '')
    const ask = vi
      .fn()
      .mockRejectedValueOnce(lost())
      .mockRejectedValueOnce(busy)
      .mockRejectedValueOnce(tooMany)
      .mockResolvedValue('yes')
    const waiting = patience()
    await expect(untilAnswered(ask, waiting)).resolves.toBe('yes')
    expect(ask).toHaveBeenCalledTimes(4)
    expect(waiting.onLost).toHaveBeenCalledTimes(3)
    expect(waiting.pauses).toEqual([800, 1600, 3200])
  })

  it('is not put again once it was refused', async () => {
    const refusal = new CallFailure(codes.refused, '展位已经被选，请重新选择')
    const ask = vi.fn().mockRejectedValueOnce(lost()).mockRejectedValueOnce(refusal)
    await expect(untilAnswered(ask, patience())).rejects.toBe(refusal)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['any more', [true]],
    ['after a pause', [false, true]],
  ])('is not put again when nobody waits for it %s', async (_when, over) => {
    const ask = vi.fn().mockRejectedValue(lost())
    const asked = untilAnswered(
      ask,
      patience(() => over.shift() ?? true),
    )
    await expect(asked).rejects.toBeInstanceOf(CallFailure)
    expect(ask).toHaveBeenCalledTimes(1)
  })
})
