import { expect, it } from 'vitest'
import { FairQueue } from '../../../../src/platform/files/checks/fair-queue'

/** A queue whose work ends when it is told to, and which work has begun so far. */
function watched(atOnce: number) {
  const queue = new FairQueue(atOnce)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    bring: (whose: string, what: string, givenUp?: AbortSignal) =>
      queue.run(
        whose,
        async () => {
          begun.push(what)
          await new Promise<void>((resolve) => ends.set(what, resolve))
          return what
        },
        givenUp,
      ),
    end: (what: string) => ends.get(what)?.(),
  }
}

it('takes one piece of each in turn, so that many of one do not delay one of another', async () => {
  const { begun, bring, end } = watched(1)
  const many = ['a1', 'a2', 'a3'].map((what) => bring('a', what))
  const one = bring('b', 'b1')
  const other = bring('c', 'c1')
  expect(begun).toEqual(['a1'])
  end('a1')
  await many[0]
  expect(begun).toEqual(['a1', 'b1'])
  end('b1')
  await one
  end('c1')
  await other
  end('a2')
  await many[1]
  end('a3')
  await many[2]
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
})

it('leaves a place free rather than giving two to the same', async () => {
  const { begun, bring, end } = watched(2)
  const many = ['a1', 'a2'].map((what) => bring('a', what))
  expect(begun).toEqual(['a1'])
  const one = bring('b', 'b1')
  expect(begun).toEqual(['a1', 'b1'])
  end('a1')
  end('b1')
  await one
  end('a2')
  expect(await Promise.all(many)).toEqual(['a1', 'a2'])
})

it('never begins what nobody waits for any more, and goes on with what others brought', async () => {
  const { begun, bring, end } = watched(1)
  const [own, everybody, before] = [new AbortController(), new AbortController(), new AbortController()]
  const first = bring('a', 'a1')
  const inOwnLine = bring('a', 'a2', own.signal)
  const inCommonLine = bring('b', 'b1', everybody.signal)
  const last = bring('c', 'c1')
  own.abort('too late')
  everybody.abort('too late')
  before.abort('too late')
  await expect(inOwnLine).rejects.toBe('too late')
  await expect(inCommonLine).rejects.toBe('too late')
  await expect(bring('d', 'd1', before.signal)).rejects.toBe('too late')
  end('a1')
  await first
  end('c1')
  await last
  const again = bring('b', 'b2')
  end('b2')
  await again
  expect(begun).toEqual(['a1', 'c1', 'b2'])
})
