import { once } from 'node:events'
import { Server } from 'node:net'
import { setImmediate as nextRound, setTimeout as passing } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const mostQuietMs = 2_000

/**
 * Before the server closes: takes no new connection, but goes on answering on those that are open, each for the last time
 * (Fastify says `connection: close` from now on). Node by itself would cut every connection it takes for idle, also one
 * on which a proxy has just sent something. A call that changes something may not be repeated by the proxy, so somebody
 * would have been told that it failed.
 */
export function letConnectionsEnd(app: FastifyInstance): void {
  let ended: Promise<unknown> | undefined
  app.addHook('onListen', async () => {
    ended = once(app.server, 'close')
  })
  app.addHook('preClose', async () => {
    if (!ended) return
    stopListening(app)
    await Promise.race([ended, passing(mostQuietMs, undefined, { ref: false })])
    app.server.closeIdleConnections()
    await ended
  })
}

const mostRounds = 500
const shortRoundMs = 0.5

/**
 * To be called before anything is answered with `connection: close`, which makes a proxy open new ones. Whoever waits to
 * be let in when the door closes is turned away with what they have already sent; right after a short round of the event
 * loop, which lets everybody in, nobody waits.
 */
export async function takeNoNewConnections(app: FastifyInstance): Promise<void> {
  // The round we are called in may be past the point where newcomers are let in.
  await nextRound()
  for (let round = 0; round < mostRounds; round += 1) {
    const began = performance.now()
    await nextRound()
    if (performance.now() - began < shortRoundMs) break
  }
  stopListening(app)
}

/** What net.Server does, without what http.Server adds to it. */
function stopListening({ server }: FastifyInstance): void {
  if (server.listening) Server.prototype.close.call(server)
}
