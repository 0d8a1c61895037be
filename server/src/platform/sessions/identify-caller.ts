import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { type Caller, isApiCall, languageOf } from '../http/principal'
import { CookieGuesses } from './cookie-guesses'
import { sessionCookie } from './session-token'
import type { OpenSession, SessionFault, Sessions } from './sessions'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
    session: OpenSession | undefined
    /** The last where it was not looked at: too many from that network were made up. */
    sessionFault: SessionFault | 'unread' | undefined
  }
}

const mostMadeUpAMinute = 600

/** Before any handler: who is calling. Runs for API calls only, so that assets never touch the database. */
export const identifyCaller = fp(async (app: FastifyInstance, { sessions }: { sessions: Sessions }) => {
  app.decorateRequest('session', undefined)
  app.decorateRequest('sessionFault', undefined)
  const guesses = new CookieGuesses(mostMadeUpAMinute)
  app.addHook('onRequest', async (request) => {
    request.caller = {
      user: undefined,
      sessionId: undefined,
      language: languageOf(request),
      address: request.ip,
      userAgent: String(request.headers['user-agent'] ?? ''),
      requestId: request.id,
    }
    const cookie = isApiCall(request) ? request.cookies[sessionCookie] : undefined
    if (!cookie) return
    const judged = guesses.judge(cookie, request.ip)
    if (judged !== 'perhaps') {
      request.sessionFault = judged === 'never' ? 'unknown' : 'unread'
      return
    }
    const resolved = await sessions.resolve(cookie, request.routeOptions.url === '/api/live')
    if ('fault' in resolved && resolved.fault === 'unknown') guesses.wasMadeUp(request.ip)
    else guesses.wasGiven(cookie)
    if ('fault' in resolved) {
      request.sessionFault = resolved.fault
      return
    }
    request.session = resolved.session
    request.caller.user = resolved.user
    request.caller.sessionId = resolved.session.id
    request.caller.language = languageOf(request, resolved.user)
  })
})
