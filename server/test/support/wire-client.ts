import { type CallFailure, type Client, createClient } from '@fairground/wire/kernel/client'
import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import type { Signed, TestFair } from './test-fair'

/** Calls the fair as a browser would, through the same codecs; so tests speak the domain's words. */
export const clientFor = (fair: TestFair, as?: Signed): Client =>
  createClient({
    base: '/api',
    headers: () => ({ ...as?.headers }),
    fetch: async (url, init) => {
      const request = new Request(`http://fair${String(url)}`, init)
      const response = await fair.app.inject({
        method: request.method as 'GET',
        url: String(url),
        headers: { ...Object.fromEntries(request.headers), ...as?.headers },
        payload: Buffer.from(await request.arrayBuffer()),
      } as InjectOptions)
      return new Response(response.body, { status: response.statusCode })
    },
  })

/** The answer to a call that must not succeed. */
export const refusal = (asked: Promise<unknown>): Promise<CallFailure> =>
  asked.then(
    () => expect.fail('should have been refused'),
    (error: unknown) => error as CallFailure,
  )
