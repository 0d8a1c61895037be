import { expect, it, vi } from 'vitest'
import { gathering } from '../../src/waiting-room/gathering'

it('answers what was asked during one answer in one more, each with its own and in the order of asking', async () => {
  let go = (): void => undefined
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  const answerAll = vi.fn(async (questions: readonly number[]) => {
    await held
    return questions.map((question) => -question)
  })
  const ask = gathering(answerAll)
  const first = ask(1)
  await vi.waitFor(() => expect(answerAll).toHaveBeenCalledTimes(1))
  const others = Array.from({ length: 100 }, (_, place) => ask(place + 2))
  go()
  expect(await Promise.all([first, ...others])).toEqual(Array.from({ length: 101 }, (_, place) => -1 - place))
  expect(answerAll).toHaveBeenCalledTimes(2)
})

it('goes on after one that failed', async () => {
  const answerAll = vi
    .fn<(questions: readonly string[]) => Promise<string[]>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(['b'])
  const ask = gathering(answerAll)
  await expect(ask('a')).rejects.toThrow('away')
  expect(await ask('a')).toBe('b')
})
