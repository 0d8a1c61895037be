import { Server } from 'node:net'
import { setTimeout as passing } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const mostQuietMs = 2_000

/**
 * Before the server closes: takes no new connection, but goes on answering on those that are open, each for the last time
 * (Fastify says `connection: close` from now on). Node by itself would cut every connection it takes for idle, also one
 * on which a proxy has just sent something. A call that changes something may not be repeated by the proxy, so somebody
 * would have been told that it failed.
 */
export function letConnectionsEnd(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    // What net.Server does, without what http.Server adds to it.
    const ended = new Promise((resolve) => Server.prototype.close.call(app.server, resolve))
    await Promise.race([ended, passing(mostQuietMs, undefined, { ref: false })])
    app.server.closeIdleConnections()
    await ended
  })
}
