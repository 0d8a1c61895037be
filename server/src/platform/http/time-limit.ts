import type { FastifyInstance } from 'fastify'

/** Nobody is to wait longer than this for an answer; whoever does is told so. */
export class TimeIsUp extends Error {
  constructor(readonly mayHaveChanged: boolean) {
    super('the time limit of the request is over')
  }
}

/** An answer that has begun may take so many times as long: ten minutes instead of half a minute. */
const limitsToRead = 20

/**
 * Answers whatever takes too long. Not by Fastify's `handlerTimeout`: that one ends when the request's body has been read
 * (fastify#6725), so that a call which posts anything would have no limit at all.
 */
export function limitTime(app: FastifyInstance, limitMs: number): void {
  app.decorateRequest('givenUp')
  app.addHook('onRequest', (request, reply, done) => {
    const control = new AbortController()
    request.givenUp = control.signal
    let timer = setTimeout(() => {
      if (reply.sent) return
      const timeIsUp = new TimeIsUp(request.routeOptions.config.changes ?? false)
      // The answer is being read: a large file takes its time on a slow line.
      if (reply.raw.headersSent) {
        timer = setTimeout(() => reply.raw.destroy(timeIsUp), limitMs * limitsToRead)
        return
      }
      control.abort(timeIsUp)
      // What is left of a body that is still on its way is not waited for.
      if (!request.raw.complete) reply.header('connection', 'close')
      reply.send(timeIsUp)
    }, limitMs)
    reply.raw.once('close', () => {
      clearTimeout(timer)
      if (!reply.raw.writableFinished) control.abort()
    })
    done()
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborted once nobody waits for the answer: time was up, or whoever asked has left. */
    givenUp: AbortSignal
  }
  interface FastifyContextConfig {
    /** Whether something may have been done by the time nobody waits any more. */
    changes?: boolean
  }
}
