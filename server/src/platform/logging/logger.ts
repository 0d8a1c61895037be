import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import pino from 'pino'

/** Structured lines on stdout. Bodies, queries, cookies and tokens are never written: they hold numbers and secrets. */
export function createLogger(level: string, destination?: pino.DestinationStream): FastifyBaseLogger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: error.message,
        stack: error.stack,
      }),
    },
    redact: {
      paths: ['*.password', '*.token', '*.secrets', '*.code_hash', 'headers', '*.headers'],
      censor: '[hidden]',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** One line per API call. The route's pattern, not its address: addresses hold phone numbers and mail boxes. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url
    if (!route?.startsWith('/api/')) return
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        account: request.caller?.user?.id,
        address: request.ip,
      },
      'call',
    )
  })
}
