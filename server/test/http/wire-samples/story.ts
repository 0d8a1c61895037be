import { callTable } from '@fairground/wire/call-table'
import { underWireNames } from '@fairground/wire/company/samples/verdicts'
import { type CallGiven, urlOf } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallResult, Endpoint } from '@fairground/wire/kernel/endpoint'
import type { InjectOptions } from 'fastify'
import { z } from 'zod'
import type { Signed, TestFair } from '../../support/test-fair'
import { Names } from './plain-text'
import { contentOf } from './shown-content'

/** One question and its answer, as they crossed the wire. */
export interface Sample {
  call: string
  as: string
  request: { method: string; url: string; body?: unknown; file?: string }
  status: number
  headers: Record<string, unknown>
  answer: unknown
}

/** A login name; or somebody without one, whose language the browser says. */
export type Who = 'nobody' | 'nobody, in English' | (string & {})

type Loose = { params?: object; query?: object; body?: unknown; file?: File }

const callNames = new Map(callTable.map(({ feature, name, endpoint }) => [endpoint, `${feature}.${name}`]))
const shownHeaders = ['content-type', 'content-disposition', 'cache-control', 'set-cookie'] as const

/** Asks the fair one thing after the other and keeps a record of it, without what is different in every run. */
export class Story {
  readonly samples: Sample[] = []
  private readonly names = new Names()
  private readonly long = new Map<string, number>()
  private readonly signed = new Map<string, Signed>()

  constructor(readonly fair: TestFair) {}

  /** A call that must succeed; what it answers is handed on. */
  async ask<E extends Endpoint>(who: Who, endpoint: E, given: CallGiven<E> = {}): Promise<CallResult<E>> {
    const body = endpoint.hasBody ? z.encode(endpoint.body, (given.body ?? {}) as never) : undefined
    const answer = await this.send(who, endpoint, urlOf(endpoint, given), body, given.file)
    if (answer === undefined) return null as CallResult<E>
    const { code, msg, result } = answer
    if (code !== codes.ok) throw new Error(`${callNames.get(endpoint)} as ${who}: ${code} ${msg}`)
    return z.decode(endpoint.result, result as never) as CallResult<E>
  }

  /** A call that must not succeed, although a browser could have sent it. */
  async refused<E extends Endpoint>(who: Who, endpoint: E, given: CallGiven<E> = {}): Promise<void> {
    const body = endpoint.hasBody ? z.encode(endpoint.body, (given.body ?? {}) as never) : undefined
    this.expectRefusal(endpoint, await this.send(who, endpoint, urlOf(endpoint, given), body, given.file))
  }

  /** A call with values no screen lets through: under the wire's names, but unchecked. */
  async wrong(who: Who, endpoint: Endpoint, given: Loose = {}): Promise<void> {
    const body = endpoint.hasBody ? underWireNames(endpoint.body, given.body ?? {}) : undefined
    this.expectRefusal(endpoint, await this.send(who, endpoint, looseUrl(endpoint, given), body, given.file))
  }

  /** For what is random and has no shape to know it by. */
  readonly learn = (value: string, kind: string): void => this.names.learn(value, kind)

  private expectRefusal(endpoint: Endpoint, answer: { code: string } | undefined): void {
    if (!answer || answer.code === codes.ok)
      throw new Error(`${callNames.get(endpoint)} should have been refused`)
  }

  private async send(who: Who, endpoint: Endpoint, url: string, body: unknown, file: File | undefined) {
    const call = callNames.get(endpoint)
    if (!call) throw new Error(`${endpoint.path} is not in the call table`)
    // Limits would answer for the calls; they have tests of their own.
    await this.fair.platform.db.deleteFrom('rate_window').execute()
    const response = await this.answerTo(who, endpoint, url, body, file)
    const sample: Sample = {
      call,
      as: who,
      request: {
        method: endpoint.method,
        url: `/api${url}`,
        ...(body === undefined ? {} : { body }),
        ...(file ? { file: file.name } : {}),
      },
      status: response.statusCode,
      headers: Object.fromEntries(
        shownHeaders.flatMap((name) => (name in response.headers ? [[name, response.headers[name]]] : [])),
      ),
      answer: await contentOf(String(response.headers['content-type']), response.rawPayload),
    }
    this.keep(JSON.parse(this.names.in(JSON.stringify(sample))) as Sample)
    return String(response.headers['content-type']).startsWith('application/json')
      ? response.json<{ code: string; msg: string; result: unknown }>()
      : undefined
  }

  private async answerTo(who: Who, endpoint: Endpoint, url: string, body: unknown, file: File | undefined) {
    const content = endpoint.takesFile
      ? formOf(body, file)
      : body === undefined
        ? undefined
        : JSON.stringify(body)
    const request = new Request(`http://fair/api${url}`, {
      method: endpoint.method,
      headers: endpoint.hasBody && !endpoint.takesFile ? { 'content-type': 'application/json' } : {},
      ...(content === undefined ? {} : { body: content }),
    })
    const sent = {
      method: request.method as 'GET',
      url: `/api${url}`,
      headers: { ...Object.fromEntries(request.headers), ...(await this.headersOf(who)) },
      payload: Buffer.from(await request.arrayBuffer()),
    } satisfies InjectOptions
    // A machine with much else to do turns calls away unheard; they are made again.
    for (let turn = 0; ; turn += 1) {
      const response = await this.fair.app.inject(sent)
      if (response.statusCode !== 503 || turn === 50) return response
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }

  /** A long answer that was given before to the letter is only pointed at. */
  private keep(sample: Sample): void {
    const text = JSON.stringify(sample.answer)
    const before = text.length < 500 ? undefined : this.long.get(text)
    if (before === undefined) this.long.set(text, this.samples.length + 1)
    this.samples.push(before === undefined ? sample : { ...sample, answer: `the same as in step ${before}` })
  }

  private async headersOf(who: Who): Promise<Record<string, string>> {
    // Whoever has no session shows that the header can be set; that is all the gate asks of them.
    if (who === 'nobody') return { xtoken: 'none' }
    if (who === 'nobody, in English') return { xtoken: 'none', 'accept-language': 'en' }
    const known = this.signed.get(who) ?? (await this.fair.signIn(who))
    this.signed.set(who, known)
    return known.headers
  }
}

function formOf(fields: unknown, file: File | undefined): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries((fields ?? {}) as object))
    if (value !== undefined) form.set(name, String(value))
  if (file) form.set('file', file)
  return form
}

function looseUrl(endpoint: Endpoint, { params = {}, query = {} }: Loose): string {
  const named = underWireNames(endpoint.params, params) as Record<string, unknown>
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(named[name])),
  )
  const search = new URLSearchParams(underWireNames(endpoint.query, query) as Record<string, string>)
  return search.size > 0 ? `${path}?${search}` : path
}
