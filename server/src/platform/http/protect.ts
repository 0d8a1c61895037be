import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../config/config'
import { networkOf } from '../limits/network'
import { isApiCall } from './principal'
import { uploadLimits } from './upload'
import { UploadDoor } from './upload-door'

declare module 'fastify' {
  interface FastifyInstance {
    uploadDoor: UploadDoor
  }
}

const longestLagMs = 3_000

/** Headers, floods, overload, cookies, compression: what every answer needs, whatever it is. */
export async function protect(app: FastifyInstance, config: Config, shedsLoad: boolean): Promise<void> {
  // Not by @fastify/helmet: it works the policy out anew for every request and keeps the request in memory with it.
  const setSecurityHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Ant Design writes its styles at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: config.secureCookies ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', (request, reply, done) => setSecurityHeaders(request.raw, reply.raw, () => done()))
  await app.register(rateLimit, {
    global: true,
    max: config.REQUESTS_PER_MINUTE,
    timeWindow: 60_000,
    // A hall full of people may stand behind one address. Who is calling is known here: the hooks of a route come after those
    // of the whole app.
    keyGenerator: ({ caller, ip }) => caller?.user?.id ?? networkOf(ip),
    // By route, not by address: one address can be spelled in many ways.
    allowList: (request) => request.routeOptions.url !== undefined && !isApiCall(request),
    errorResponseBuilder: (_request, context) =>
      Object.assign(new Error('rate limit'), { statusCode: context.statusCode }),
  })
  await app.register(underPressure, {
    // 0 means never.
    maxEventLoopDelay: shedsLoad ? longestLagMs : 0,
    // Where nothing at all could be measured within one of these, everybody is turned away: a shorter one would take a
    // single busy second, as every start has on a small machine, for a process that is beyond its limit.
    sampleInterval: longestLagMs + 2_000,
    exposeStatusRoute: false,
  })
  await app.register(cookie)
  await app.register(multipart, { limits: uploadLimits })
  app.decorate('uploadDoor', new UploadDoor({ ofOneAccount: 16, inAll: 64 }))
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })

  app.removeContentTypeParser('text/plain')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  // Some callers announce JSON and post nothing; calls without a payload must not fail over that.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parseJson(request, body, done)
  })
}
