import { captcha, login, logout, session } from '@fairground/wire/account'
import * as codesWire from '@fairground/wire/account/codes'
import { changeOwnAccount as changeOwnAccountCall } from '@fairground/wire/account/personal'
import { decidePhoneChange as decideCall, listPhoneChanges } from '@fairground/wire/account/phone-change'
import * as recoveryWire from '@fairground/wire/account/recovery'
import { register } from '@fairground/wire/account/registration'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { sessionCookie } from '../platform/sessions/session-token'
import { mostPerNetwork, type WaitingRoom } from '../waiting-room'
import { countCreditCode, countEmail, countUsername, issuePicture, orderCode } from './codes.service'
import { type LoggedIn, logIn, logInBySms, requireRoomInLine } from './login.service'
import { changeOwnAccount } from './personal.service'
import { searchPhoneChanges } from './phone-change.repository'
import { applyForReset, decidePhoneChange } from './phone-change.service'
import { findUsername, proveByEmail, proveByMobile, setNewPassword } from './recovery.service'
import { registerExhibitor } from './registration.service'

export function accountRoutes(app: FastifyInstance, platform: Platform, waitingRoom: WaitingRoom): void {
  sessionRoutes(app, platform, waitingRoom)
  codeRoutes(app, platform)
  recoveryRoutes(app, platform)
  phoneChangeRoutes(app, platform)
}

function sessionRoutes(app: FastifyInstance, platform: Platform, waitingRoom: WaitingRoom): void {
  const cookieOptions = {
    httpOnly: true,
    sameSite: 'lax',
    secure: platform.config.secureCookies,
    path: '/',
  } as const
  const handOut = (reply: FastifyReply, { cookie, token, user }: LoggedIn) => {
    reply.setCookie(sessionCookie, cookie, cookieOptions)
    return { token, currentUser: user }
  }

  // As many of one network as may wait: what fails is counted apart, see lockout.
  const forAHall = { mostPerMinute: mostPerNetwork }
  serve(app, captcha, ({ caller }) => issuePicture(platform, caller), forAHall)
  serve(
    app,
    login,
    async ({ body, query: { place }, caller, reply }) => {
      if (place) await waitingRoom.requireCalled(place, body.username)
      return handOut(reply, await logIn(platform, { ...body, place }, caller))
    },
    // Whether a place was called is looked up when it is known whose it is.
    {
      ...forAHall,
      admit: ({ query }) =>
        Object.hasOwn(query as object, 'place') ? undefined : waitingRoom.requireNoLine(),
    },
  )
  serve(app, recoveryWire.loginBySms, async ({ body, caller, reply }) =>
    handOut(reply, await logInBySms(platform, body, caller)),
  )
  serve(app, logout, async ({ caller, reply }) => {
    await platform.sessions.end(caller.sessionId)
    reply.clearCookie(sessionCookie, cookieOptions)
    return null
  })
  serve(app, session, ({ caller, request }) => ({
    token: request.session?.token ?? '',
    currentUser: caller.user,
  }))
  serve(app, changeOwnAccountCall, ({ body, caller }) => changeOwnAccount(platform, body, caller))
}

function codeRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, codesWire.sendSmsCode, ({ query: { captcha: picture, ...order }, caller }) =>
    orderCode(platform, { channel: 'sms', ...order, picture, language: caller.language }, caller),
  )
  serve(app, codesWire.sendNewMobileCode, ({ query, caller }) => {
    const order = { channel: 'sms', purpose: 'changeUsername', language: caller.language } as const
    return orderCode(platform, { ...order, ...query, picture: { ticket: '', answer: '' } }, caller)
  })
  for (const [endpoint, language] of [
    [codesWire.sendMailCode, 'zh'],
    [codesWire.sendMailCodeEn, 'en'],
  ] as const) {
    serve(app, endpoint, ({ query: { captcha: picture, ...order }, caller }) =>
      orderCode(platform, { channel: 'mail', ...order, picture, language }, caller),
    )
  }
  serve(app, codesWire.countUsername, ({ params, query, caller }) =>
    countUsername(platform, params.username, query.captcha, caller),
  )
  serve(app, codesWire.countEmail, ({ params, query, caller }) =>
    countEmail(platform, params.email, query.captcha, caller),
  )
  serve(app, codesWire.countCreditCode, ({ body, caller }) =>
    countCreditCode(platform, body.creditCode, body.captcha, caller),
  )
}

function recoveryRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, register, ({ body, caller }) => registerExhibitor(platform, body, caller), {
    admit: () => requireRoomInLine(platform),
  })
  serve(app, recoveryWire.proveMobile, ({ body, caller }) => proveByMobile(platform, body, caller))
  serve(app, recoveryWire.proveEmail, ({ body, caller }) => proveByEmail(platform, body, caller))
  serve(app, recoveryWire.setNewPassword, ({ body, caller }) => setNewPassword(platform, body, caller))
  serve(app, recoveryWire.usernameByEmail, ({ params, query, caller }) =>
    findUsername(platform, params.email, query, caller),
  )
}

function phoneChangeRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, recoveryWire.applyForReset, ({ body, caller }) => applyForReset(platform, body, caller))
  serve(app, listPhoneChanges, ({ body }) => searchPhoneChanges(platform.db, body))
  serve(app, decideCall, ({ body, caller }) => decidePhoneChange(platform, body, caller))
}
