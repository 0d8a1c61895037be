import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askPatiently } from './ask-again'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function timesAsked(code: CallFailure['code']): Promise<number> {
  const ask = vi.fn(() => Promise.reject(new CallFailure(code, 'no')))
  const answer = askPatiently(ask).catch(() => undefined)
  await vi.runAllTimersAsync()
  await answer
  return ask.mock.calls.length
}

it('a busy server, or one asked by too many, is asked three times more, a lost connection once, a refusal never', async () => {
  expect(await timesAsked(codes.busy)).toBe(4)
  expect(await timesAsked(codes.tooMany)).toBe(4)
  expect(await timesAsked('unreachable')).toBe(2)
  expect(await timesAsked(codes.refused)).toBe(1)
})

it('what comes at last is the answer', async () => {
  const ask = vi.fn().mockRejectedValueOnce(new CallFailure(codes.busy, 'later')).mockResolvedValue('here')
  const answer = askPatiently(ask)
  await vi.runAllTimersAsync()
  expect(await answer).toBe('here')
})
