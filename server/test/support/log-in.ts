import type { LoginDoor } from '@fairground/domain/account'
import { login } from '@fairground/wire/account'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { z } from 'zod'
import type { Answer, TestFair } from './test-fair'

interface Way {
  door?: LoginDoor
  /** What was read in which picture. */
  captcha?: { ticket: string; answer: string }
  /** The ticket of the waiting room, or what somebody says is one. */
  place?: string
  address?: string
  language?: string
}

/** Logs in with a password, by the door of staff, which takes usernames of every kind. */
export const logIn = (
  fair: TestFair,
  username: string,
  password: string,
  { door = 'staff', captcha = { ticket: '', answer: '' }, place, address, language }: Way = {},
): Promise<Answer> =>
  fair.ask({
    method: login.method,
    url: `/api${login.path}`,
    ...(place && { query: { place } }),
    payload: z.encode(login.body, { door, username, password, captcha }),
    ...(address && { remoteAddress: address }),
    ...(language && { headers: { 'accept-language': language } }),
  })

/** Whom such an answer let in. */
export const letIn = ({ result }: Answer): CallResult<typeof login>['currentUser'] =>
  z.decode(login.result, result).currentUser
