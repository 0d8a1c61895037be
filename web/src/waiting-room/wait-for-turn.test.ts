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
function room(looks: (RoomStanding | Error)[], entering: (Error | 'in')[] = ['in']) {
  const shown: string[] = []
  const pauses: number[] = []
  let left = false
  const next = <Item>(items: Item[]): Item => (items.length > 1 ? items.shift() : items[0]) as Item
  return {
    shown,
    pauses,
    leave: () => {
      left = true
    },
    waiting: {
      join: async () => at(3),
      look: async () => {
        const seen = next(looks)
        if (seen instanceof Error) throw seen
        return seen
      },
      enter: async (place?: string) => {
        const end = next(entering)
        if (end !== 'in') throw end
        shown.push(`in with ${place}`)
      },
      show: ({ state, place }: RoomStanding, lost: boolean) =>
        void shown.push(`${state} ${place}${lost ? ' lost' : ''}`),
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

  it.each([
    ['the call was missed', [over], ['in']],
    ['somebody else used it', [called], [failure(codes.lineUp)]],
  ] as const)('says so when %s', async (_what, looks, entering) => {
    await expect(waitForTurn(room([...looks], [...entering]).waiting)).rejects.toBeInstanceOf(TurnIsOver)
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
