import { sessionMessages } from '@fairground/domain/account'
import { translate } from '@fairground/domain/text'
import { mayCall } from '@fairground/wire/kernel/access'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallInput, CallResult, Endpoint } from '@fairground/wire/kernel/endpoint'
import { pathAsSent } from '@fairground/wire/kernel/fault-paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { InvalidRequest } from './faults'
import { requireOpenDuringForcedChange, requireToken } from './gate'
import { httpMessages } from './http.messages'
import { KeptAnswer } from './kept-answer'
import type { Caller, SignedInCaller } from './principal'
import { Refusal } from './refusal'
import { type Upload, type UploadedFile, withUpload } from './upload'

type CallerFor<E extends Endpoint> = E['access'] extends { who: 'anyone' | 'demo' } ? Caller : SignedInCaller

export interface Handling<E extends Endpoint> extends CallInput<E> {
  caller: CallerFor<E>
  /** Only where the call takes one. */
  file: UploadedFile | undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** A handler answers with its result, or with one that was made ready for many before. */
type Answer<E extends Endpoint> = CallResult<E> | KeptAnswer
export type Handler<E extends Endpoint> = (call: Handling<E>) => Promise<Answer<E>> | Answer<E>

interface Door {
  /** Throws a refusal for whoever cannot be served now, before the body is read: sending a crowd away must cost little. */
  admit?(request: FastifyRequest): void
  /** Asked by many from one network, and answered from memory: the limit of requests per network would hit who waits. */
  uncounted?: boolean
  /** Has a count of its own for each person or network, beside that of all other calls. */
  mostPerMinute?: number
}

/** Registers one call of the call table: gate, decode, handle, encode. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  { admit, uncounted = false, mostPerMinute }: Door = {},
): void {
  async function answer(request: FastifyRequest, reply: FastifyReply, upload?: Upload): Promise<unknown> {
    const { caller } = request
    const sent = {
      params: request.params,
      query: request.query,
      // Nothing posted is nothing said: some calls of the specs have no payload.
      body: endpoint.hasBody ? (upload?.fields ?? request.body ?? {}) : {},
    }
    const handle = async () =>
      handler({
        params: decode(endpoint.params, sent.params),
        query: decode(endpoint.query, sent.query),
        body: decode(endpoint.body, sent.body),
        file: upload?.file,
        caller,
        request,
        reply,
      } as Handling<E>)
    const result = await handle().catch((error: unknown) => {
      throw toldWith((path) => pathAsSent(endpoint, path, sent), error)
    })
    if (result instanceof KeptAnswer) return result.send(request, reply)
    if (endpoint.answer !== 'envelope' || reply.sent) return reply

    const encoded = z.encode(endpoint.result, result as never)
    const msg = endpoint.resultInMessage ? String(encoded) : translate(httpMessages.ok, caller.language)
    const kept = endpoint.keptSeconds > 0 ? `public, max-age=${endpoint.keptSeconds}` : 'no-store'
    return reply.header('cache-control', kept).send({ code: codes.ok, msg, result: encoded })
  }

  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
    // What was uploaded and nobody waited for is not kept.
    config: {
      changes: endpoint.effect === 'changes' && !endpoint.takesFile,
      ...(uncounted && { rateLimit: false as const }),
      ...(mostPerMinute && { rateLimit: { max: mostPerMinute, timeWindow: 60_000 } }),
    },
    ...(endpoint.mostBodyBytes > 0 && { bodyLimit: endpoint.mostBodyBytes }),
    // Before the body is read: nobody makes us take in and understand what we would not answer.
    async onRequest(request) {
      admit?.(request)
      const { caller, session } = request
      if (!mayCall(endpoint.access, caller.user)) throw noEntry(request)
      requireToken(endpoint, session?.token, request.headers.xtoken as string | undefined)
      if (caller.user?.mustChangePassword) requireOpenDuringForcedChange(endpoint)
    },
    async handler(request, reply) {
      if (!endpoint.takesFile) return answer(request, reply)
      try {
        return await withUpload(request, (upload) => answer(request, reply, upload))
      } catch (error) {
        if (error === request.givenUp.reason) return reply
        throw error
      }
    },
  })
}

/** The same fault, its fields under the names that `rename` knows for them. */
function toldWith(rename: (path: readonly PropertyKey[]) => PropertyKey[], error: unknown): unknown {
  if (error instanceof InvalidRequest) return error.renamed(rename)
  return error instanceof Refusal ? error.renamed(rename) : error
}

function noEntry(request: FastifyRequest): Refusal {
  if (request.caller.user) return new Refusal(codes.forbidden, sessionMessages.forbidden)
  // Nobody is sent back to the login whose cookie may well be right.
  if (request.sessionFault === 'unread') return new Refusal(codes.tooMany, httpMessages.tooMany)
  return request.sessionFault === 'ended'
    ? new Refusal(codes.sessionEnded, sessionMessages.ended)
    : new Refusal(codes.sessionExpired, sessionMessages.expired)
}

export function decode<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const decoded = z.safeDecode(schema, value as never)
  if (!decoded.success) throw new InvalidRequest(decoded.error.issues)
  return decoded.data
}
