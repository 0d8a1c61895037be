import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { blacklistedCodeSqlState, blacklistedSqlState, blacklistMessages } from '@fairground/domain/standing'
import { explainIssue, type Issue, isMessageKey, type Language, translate } from '@fairground/domain/text'
import { type Code, codes, statusOf } from '@fairground/wire/kernel/codes'
import type { Envelope, FieldFault } from '@fairground/wire/kernel/envelope'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type Outage, outageOf } from '../database/outage'
import { PasswordsBusy } from '../passwords/password-checks'
import { httpMessages } from './http.messages'
import { languageOf } from './principal'
import { Refusal } from './refusal'
import { TimeIsUp } from './time-limit'

/** A request that breaks a rule. Wrong types are a fault of the caller's program; the rest is a person's slip. */
export class InvalidRequest extends Error {
  constructor(readonly issues: Issue[]) {
    super('invalid request')
  }

  get code(): Code {
    // Where the rule has words for what is missing, a person can mend it.
    const unforeseen = (issue: Issue) => issue.code === 'invalid_type' && !isMessageKey(issue.message)
    return this.issues.some(unforeseen) ? codes.badRequest : codes.invalid
  }

  renamed(rename: (path: PropertyKey[]) => PropertyKey[]): InvalidRequest {
    return new InvalidRequest(this.issues.map((issue) => ({ ...issue, path: rename(issue.path) })))
  }

  fields(language: Language): FieldFault[] {
    return this.issues.map((issue) => ({
      path: issue.path.join('.'),
      message: explainIssue(issue, language),
    }))
  }
}

interface Answer {
  code: Code
  msg: string
  result: unknown
}

/** Turns whatever was thrown into the envelope. Only what we did not foresee counts as an error of ours. */
export function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const language = request.caller?.language ?? languageOf(request)
  const answer = describe(error, language, request.id)
  // Whoever asked for a download has left; there is nobody to answer and nothing to mend.
  if ((error as FastifyError).code === 'ERR_STREAM_PREMATURE_CLOSE') return
  if (answer.code === codes.failure) request.log.error({ err: error }, 'unforeseen failure')
  sendEnvelope(reply, answer)
}

/** What keeps us busy is mostly over by then; programs that ask again are told not to do it at once. */
const retryAfterSeconds = 5

export function sendEnvelope(reply: FastifyReply, answer: Envelope & { code: Code }): void {
  if (answer.code === codes.busy || answer.code === codes.lineUp)
    reply.header('retry-after', retryAfterSeconds)
  reply.code(statusOf(answer.code)).header('cache-control', 'no-store').send(answer)
}

function describe(error: unknown, language: Language, requestId: string): Answer {
  if (error instanceof Refusal) {
    const msg = translate(error.messageKey, language, error.params)
    const fields = error.fields.map(inLanguage(language))
    return {
      code: error.code,
      msg,
      result: error.spokenInResult ? msg : fields.length > 0 ? { fields } : null,
    }
  }
  if (error instanceof InvalidRequest) {
    const fields = error.fields(language)
    const first = fields[0]
    const msg =
      error.code === codes.invalid && first
        ? first.message
        : translate(httpMessages.invalidFields, language, {
            fields: fields.map((field) => field.path || '(body)').join(', '),
          })
    return { code: error.code, msg, result: { fields } }
  }
  const { code, key } = byFastifyCode(error as FastifyError)
  return { code, msg: translate(key, language, { id: requestId }), result: null }
}

const inLanguage = (language: Language) => (field: FieldFault) => ({
  ...field,
  message: translate(field.message, language),
})

const knownFaults: Record<string, { code: Code; key: string }> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { code: codes.badRequest, key: httpMessages.malformedJson },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: codes.badRequest, key: httpMessages.malformedJson },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: codes.badRequest, key: httpMessages.badRequest },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: codes.wrongMediaType, key: httpMessages.wrongMediaType },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: codes.tooLarge, key: httpMessages.tooLarge },
  FST_REQ_FILE_TOO_LARGE: { code: codes.tooLarge, key: httpMessages.fileTooLarge },
  FST_UNDER_PRESSURE: { code: codes.busy, key: httpMessages.busy },
  [blacklistedSqlState]: { code: codes.refused, key: blacklistMessages.blocked },
  [blacklistedCodeSqlState]: { code: codes.refused, key: blacklistMessages.codeStays },
}

function byFastifyCode(error: FastifyError): { code: Code; key: string } {
  const known = error.code ? knownFaults[error.code] : undefined
  if (known) return known
  if (error.statusCode === 429) return { code: codes.tooMany, key: httpMessages.tooMany }
  if (error.statusCode === 413) return { code: codes.tooLarge, key: httpMessages.tooLarge }
  if (error.code && impossibleValues.has(error.code))
    return { code: codes.badRequest, key: httpMessages.badRequest }
  if (error instanceof TimeIsUp)
    return { code: codes.busy, key: error.mayHaveChanged ? httpMessages.uncertain : httpMessages.timeout }
  if (error instanceof PasswordsBusy) return { code: codes.busy, key: httpMessages.busy }
  const outage = outageOf(error)
  if (outage) return { code: codes.busy, key: inOutage[outage] }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return { code: codes.badRequest, key: httpMessages.badRequest }
  return { code: codes.failure, key: httpMessages.failure }
}

const inOutage: Record<Outage, string> = {
  busy: httpMessages.busy,
  away: httpMessages.away,
  interrupted: httpMessages.interrupted,
  full: httpMessages.full,
}

// Values no column can hold: a NUL in a text (22021, 22P05), an id that is none (22P02), a text too long to index (54000).
const impossibleValues = new Set(['22003', '22008', '22021', '22P02', '22P05', '54000'])

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const

/** Below /api an unknown path gets the envelope; elsewhere it is a screen's address, and the web page decides. */
export function answerUnknownPath(request: FastifyRequest, reply: FastifyReply): void {
  const path = request.url.split('?')[0] ?? ''
  const { server } = request
  if (!path.startsWith('/api/') && request.method === 'GET' && server.webPage && !path.includes('.')) {
    server.webPage(request, reply)
    return
  }
  const allowed = methods.filter(
    (method) => method !== request.method && server.findRoute({ method, url: path }) !== null,
  )
  const language = request.caller?.language ?? languageOf(request)
  if (allowed.length > 0) {
    reply.header('allow', allowed.join(', '))
    sendEnvelope(reply, {
      code: codes.wrongMethod,
      msg: translate(httpMessages.wrongMethod, language),
      result: null,
    })
    return
  }
  sendEnvelope(reply, {
    code: codes.notFound,
    msg: translate(httpMessages.unknownPath, language),
    result: null,
  })
}

const brokenHttp: Record<string, { status: string; code: Code; key: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: codes.tooLarge,
    key: httpMessages.badRequest,
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: codes.busy, key: httpMessages.timeout },
}
const notHttp = { status: '400 Bad Request', code: codes.badRequest, key: httpMessages.badRequest }

/** Not even HTTP: a broken request line or header, or a client too slow to finish one. */
export function answerBrokenHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  if (!isAnswering(socket)) {
    const { status, code, key } = brokenHttp[error.code ?? ''] ?? notHttp
    const msg = `${translate(key, 'zh')} / ${translate(key, 'en')}`
    const body = JSON.stringify({ code, msg, result: null })
    socket.write(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    )
  }
  // Not by `end`: that only says that nothing more comes from here, and whoever never finishes could stay for ever.
  socket.destroySoon()
}

/** A second answer in the middle of the first would be taken for a part of it; Node knows no other way to ask. */
function isAnswering(socket: Socket & { _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage?.headersSent ?? false
}
