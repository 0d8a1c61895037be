import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import type { RoomStanding } from '@fairground/wire/waiting-room'
import { describe, expect, it } from 'vitest'
import { TurnIsOver, waitForTurn } from './wait-for-turn'

const at = (place: number): RoomStanding => ({
  ticket: 'the ticket',
  state: 'waiting',
  place,
  waitSeconds: place * 5,
  askAgainMs: place * 1_000,
})
const called: RoomStanding = { ...at(0), state: 'called' }
const over: RoomStanding = { ...at(0), state: 'over' }
const failure = (code: CallFailure['code']) => new CallFailure(code, code)

/** Each look and each try to enter ends as the lists say, the last of them for ever. */
function room(
  looks: (RoomStanding | Error)[],
  entering: (Error | 'in')[] = ['in'],
  joining: (RoomStanding | Error)[] = [at(3)],
) {
  const shown: string[] = []
  const pauses: number[] = []
  let left = false
  const next = <Item>(items: Item[]): Item => (items.length > 1 ? items.shift() : items[0]) as Item
  const answered = async (items: (RoomStanding | Error)[]) => {
    const answer = next(items)
    if (answer instanceof Error) throw answer
    return answer
  }
  return {
    shown,
    pauses,
    leave: () => {
      left = true
    },
    waiting: {
      join: () => answered(joining),
      look: () => answered(looks),
      enter: async (place?: string) => {
        const end = next(entering)
        if (end !== 'in') throw end
        shown.push(`in with ${place}`)
      },
      show: (seen: RoomStanding | undefined, lost: boolean) =>
        void shown.push(`${seen ? `${seen.state} ${seen.place}` : 'no place'}${lost ? ' lost' : ''}`),
      pause: async (ms: number) => void pauses.push(ms),
      left: () => left,
    },
  }
}

describe('waiting for the turn', () => {
  it('asks as often as told, and enters when called', async () => {
    const { waiting, shown, pauses } = room([at(2), at(1), called])
    await waitForTurn(waiting)
    expect(shown).toEqual(['waiting 3', 'waiting 2', 'waiting 1', 'called 0', 'in with the ticket'])
    expect(pauses).toEqual([3_000, 2_000, 1_000])
  })

  it('keeps its place through a lost connection and a busy server', async () => {
    const { waiting, shown } = room(
      [failure('unreachable'), failure(codes.busy), called],
      [failure(codes.busy), 'in'],
    )
    await waitForTurn(waiting)
    expect(shown).toEqual([
      'waiting 3',
      'waiting 3 lost',
      'waiting 3 lost',
      'called 0',
      'called 0 lost',
      'in with the ticket',
    ])
  })

  it('waits out a network from which many ask, before it has a place and when it enters', async () => {
    const tooMany = failure(codes.tooMany)
    const { waiting, shown, pauses } = room(
      [called],
      [tooMany, 'in'],
      [tooMany, failure('unreachable'), failure(codes.busy), at(3)],
    )
    await waitForTurn(waiting)
    expect(shown).toEqual([
      'no place lost',
      'no place lost',
      'no place lost',
      'waiting 3',
      'called 0',
      'called 0 lost',
      'in with the ticket',
    ])
    expect(pauses).toEqual([10_000, 2_000, 2_000, 3_000, 10_000])
  })

  it.each([
    ['the call was missed', [over], ['in']],
    ['somebody else used it', [called], [failure(codes.lineUp)]],
  ] as const)('says so when %s', async (_what, looks, entering) => {
    await expect(waitForTurn(room([...looks], [...entering]).waiting)).rejects.toBeInstanceOf(TurnIsOver)
  })

  it('hands on what is said on joining, such as a wrong picture', async () => {
    const wrong = failure(codes.refused)
    await expect(waitForTurn(room([called], ['in'], [wrong]).waiting)).rejects.toBe(wrong)
  })

  it('hands on what the login says', async () => {
    const wrong = failure(codes.wrongPassword)
    await expect(waitForTurn(room([called], [wrong]).waiting)).rejects.toBe(wrong)
  })

  it('ends without a word when the person leaves', async () => {
    const { waiting, leave, shown } = room([called])
    const pause = async () => leave()
    await waitForTurn({ ...waiting, pause })
    expect(shown).toEqual(['waiting 3'])
  })
})
