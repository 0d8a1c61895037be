import { codes } from '@fairground/wire/kernel/codes'
import { expect } from 'vitest'
import { logIn } from '../support/log-in'
import { obtainCode } from '../support/outbox'
import type { Answer, TestFair } from '../support/test-fair'

/** So many at a time: a fair that is asked by thousands at once answers no faster. */
const together = 250

async function ask(many: number, guess: (nth: number) => Promise<Answer>): Promise<Record<string, number>> {
  const outcomes: Record<string, number> = {}
  for (let start = 0; start < many; start += together) {
    const length = Math.min(together, many - start)
    const answers = await Promise.all(Array.from({ length }, (_, n) => guess(start + n)))
    for (const { code } of answers) outcomes[code] = (outcomes[code] ?? 0) + 1
  }
  return outcomes
}

/** Guesses the code of one ticket, and ends with the right one, which opens nothing any more. */
export async function expectNoCodeGuessed(fair: TestFair, many: number): Promise<void> {
  const { ticket, code } = await obtainCode(fair, 'sms', '13800000006', 'login')
  const guesses = Array.from({ length: many }, (_, n) => String(n).padStart(6, '0')).filter(
    (guess) => guess !== code,
  )
  const guess = (code: string, network: number) =>
    fair.ask({
      method: 'POST',
      url: '/api/signin/loginByMessage',
      remoteAddress: `10.40.${Math.floor(network / 250)}.${network % 250}`,
      payload: { username: '13800000006', ticket, code },
    })
  // From a new network every fifty, so that the limit per network is not what saves us.
  const outcomes = await ask(guesses.length, (n) => guess(guesses[n] ?? '', Math.floor(n / 50)))
  expect(outcomes).toEqual({ [codes.refused]: guesses.length })
  expect((await guess(code, 9_999)).code).toBe(codes.refused)
}

export async function expectPasswordsLocked(fair: TestFair, many: number): Promise<void> {
  const outcomes = await ask(many, (n) => logIn(fair, '13800000006', `Guess${n}`))
  expect(outcomes).toEqual({ [codes.wrongPassword]: 5, [codes.locked]: many - 5 })
}
