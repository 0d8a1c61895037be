import { expect, it } from 'vitest'
import { WorkQueue } from '../../../../src/platform/files/checks/work-queue'

it('runs two pieces of work at once, the others in the order they came, also after a failure', async () => {
  const queue = new WorkQueue(2)
  const started: number[] = []
  const finish: ((outcome: 'done' | 'failed') => void)[] = []
  const results = [0, 1, 2, 3].map((number) =>
    queue.run(async () => {
      started.push(number)
      const outcome = await new Promise<'done' | 'failed'>((resolve) => {
        finish[number] = resolve
      })
      if (outcome === 'failed') throw new Error('failed')
      return number
    }),
  )
  expect(started).toEqual([0, 1])

  finish[1]?.('failed')
  await expect(results[1]).rejects.toThrow('failed')
  expect(started).toEqual([0, 1, 2])

  finish[0]?.('done')
  expect(await results[0]).toBe(0)
  expect(started).toEqual([0, 1, 2, 3])

  finish[2]?.('done')
  finish[3]?.('done')
  expect(await Promise.all([results[2], results[3]])).toEqual([2, 3])

  let ranAtOnce = false
  void queue.run(async () => {
    ranAtOnce = true
  })
  expect(ranAtOnce).toBe(true)
})
