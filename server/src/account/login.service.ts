import {
  type CurrentUser,
  type LoginOutcome,
  type LoginRequest,
  loginMessages,
} from '@fairground/domain/account'
import { codes } from '@fairground/wire/kernel/codes'
import type { Caller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { type PasswordChecks, PasswordsBusy } from '../platform/passwords/password-checks'
import type { Platform } from '../platform/platform'
import { acceptsCode } from '../verification'
import { endingTicket, takePicture } from '../waiting-room'
import {
  findForLogin,
  type LoginAttempt,
  type LoginCandidate,
  recordLoginAttempt,
  takeInitialPassword,
} from './account.repository'
import { type Attempt, countAttempt } from './lockout'

export interface LoggedIn {
  cookie: string
  token: string
  user: CurrentUser
}

type Note = (outcome: LoginOutcome, accountId?: string | null) => Promise<void>

const busy = () => new Refusal(codes.busy, loginMessages.busy)

/** Asked before a code or a picture is used up. */
export function requireRoomInLine({ passwords }: Platform): void {
  if (!passwords.hasRoom) throw busy()
}

/** `place`: the ticket of the waiting room, which was called. */
type Asked = LoginRequest & { place: string | undefined }

/** Whoever is sent away, or waits, has used up nothing: not the picture, not a try, no time of the database. */
export async function logIn(platform: Platform, request: Asked, caller: Caller): Promise<LoggedIn> {
  try {
    return await platform.passwords.inTurn((checks) => logInNow(platform, checks, request, caller))
  } catch (error) {
    if (!(error instanceof PasswordsBusy)) throw error
    // Whoever was called keeps the place and comes again; whoever came without one takes one, and presses nothing.
    throw request.place ? busy() : new Refusal(codes.lineUp, loginMessages.busy)
  }
}

async function logInNow(
  platform: Platform,
  checks: PasswordChecks,
  request: Asked,
  caller: Caller,
): Promise<LoggedIn> {
  const { db, settings } = platform
  const note = notebook(platform, 'password', request.username, caller)
  if (!(await solvedAPicture(platform, request))) {
    await note('captcha')
    throw new Refusal(codes.refused, loginMessages.captchaWrong, {}, [
      { path: 'captcha.answer', message: loginMessages.captchaWrong },
    ])
  }
  const { lockoutFailures, lockoutMinutes, hideAccountExistence } = settings.current()
  const rule = { failures: lockoutFailures, minutes: lockoutMinutes }
  const attempt = await countAttempt(db, request.username, caller.address, rule)
  if ('lockedForSeconds' in attempt) {
    await note('locked')
    throw new Refusal(codes.locked, loginMessages.locked, {
      minutes: Math.ceil(attempt.lockedForSeconds / 60),
    })
  }

  const account = await findForLogin(db, request.username)
  const matches = await checkPassword(checks, account, request.password, attempt)
  if (!account || !matches) {
    await attempt.failed()
    await note(account ? 'password' : 'unknown', account?.id)
    throw wrongCredentials(account !== undefined, hideAccountExistence)
  }
  if (account.initialPasswordExpiresAt && !account.disabled && !(await takeInitialPassword(db, account.id))) {
    await note('initialOver', account.id)
    throw new Refusal(codes.refused, loginMessages.initialPasswordOver)
  }
  const along = [attempt.succeeding, endingTicket(request.place)]
  return openSession(
    platform,
    account,
    caller,
    notebook(platform, 'password', request.username, caller, along),
  )
}

/** On joining the waiting room, which counts once, or here. */
const solvedAPicture = async (
  { doorsDb, captcha }: Platform,
  { place, captcha: picture }: Asked,
): Promise<boolean> => (place !== undefined && (await takePicture(doorsDb, place))) || captcha.passes(picture)

/** A code on the phone instead of a password. The ticket itself limits the tries. */
export async function logInBySms(
  platform: Platform,
  { mobile, ticket, code }: { mobile: string; ticket: string; code: string },
  caller: Caller,
): Promise<LoggedIn> {
  const note = notebook(platform, 'sms', mobile, caller)
  const accepted = await acceptsCode(platform, { purpose: 'login', target: mobile, ticket, code }, caller)
  const account = accepted ? await findForLogin(platform.db, mobile) : undefined
  if (account?.department !== 'exhibitor') {
    await note('code')
    throw new Refusal(codes.refused, loginMessages.codeWrong, {}, [
      { path: 'code', message: loginMessages.codeWrong },
    ])
  }
  return openSession(platform, account, caller, note)
}

async function openSession(
  platform: Platform,
  account: LoginCandidate,
  caller: Caller,
  note: Note,
): Promise<LoggedIn> {
  const { sessions } = platform
  if (account.disabled) {
    await note('disabled', account.id)
    throw new Refusal(codes.refused, loginMessages.disabled)
  }
  const opened = await sessions.open(account, caller)
  if (!opened) {
    await note('password', account.id)
    throw new Refusal(codes.refused, loginMessages.failed)
  }
  await note('ok', account.id)
  return { cookie: opened.cookie, token: opened.session.token, user: opened.user }
}

function notebook(
  { db }: Platform,
  method: LoginAttempt['method'],
  username: string,
  { address, userAgent }: Caller,
  along?: Parameters<typeof recordLoginAttempt>[2],
): Note {
  return (outcome, accountId = null) =>
    recordLoginAttempt(db, { username, accountId, method, outcome, address, userAgent }, along)
}

async function checkPassword(
  checks: PasswordChecks,
  account: LoginCandidate | undefined,
  password: string,
  attempt: Attempt,
): Promise<boolean> {
  try {
    return await checks.matches(account?.passwordHash, password)
  } catch (error) {
    await attempt.giveBack()
    throw error
  }
}

function wrongCredentials(accountExists: boolean, hide: boolean): Refusal {
  if (hide) return new Refusal(codes.refused, loginMessages.unknownAccountOrPassword)
  return accountExists
    ? new Refusal(codes.wrongPassword, loginMessages.wrongPassword)
    : new Refusal(codes.unknownAccount, loginMessages.unknownAccount)
}
