import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Lifeline } from './database/lifeline'
import type { EventStreams } from './live/event-streams'
import type { PasswordVault } from './passwords/password-vault'

interface Watched {
  pool: pg.Pool
  lifeline: Pick<Lifeline, 'state'>
  streams: EventStreams
  passwords: PasswordVault
  token: string | undefined
  /** Whether this machine may read without the token; behind a proxy everyone would seem to be on it. */
  local: boolean
}

const refusals = {
  closed: 'Nobody may read the figures here until METRICS_TOKEN is set.\n',
  wrongToken: 'The figures are for whoever sends METRICS_TOKEN: Authorization: Bearer <token>\n',
}

export function serveMetrics(app: FastifyInstance, watched: Watched): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const watch = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  watch('database_connections', 'Open database connections', () => watched.pool.totalCount)
  watch('database_waiting', 'Requests waiting for a database connection', () => watched.pool.waitingCount)
  watch('database_well', 'Whether the database answers and can be written: 1 or 0', () =>
    watched.lifeline.state === 'well' ? 1 : 0,
  )
  watch('live_viewers', 'Browsers listening for events', () => watched.streams.count)
  watch('password_queue', 'Logins waiting for their password check', () => watched.passwords.waiting)

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    const address = request.socket.remoteAddress ?? ''
    if (!mayRead(address, request.headers.authorization, watched)) {
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .type('text/plain')
        .send(watched.token === undefined ? refusals.closed : refusals.wrongToken)
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** Figures tell about the fair, so they are not for everyone. */
function mayRead(address: string, authorization: string | undefined, { token, local }: Watched): boolean {
  if (token === undefined) return local && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address)
  const given = Buffer.from(authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
