import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { uploadLogo } from '@fairground/wire/company/files'
import { discardImages } from '@fairground/wire/company/lookups'
import fastify from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { limitTime } from '../../src/platform/http/time-limit'
import { pngOf } from '../platform/files/checks/image-samples'
import { signal } from '../support/signal'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
let exhibitors: Record<'zh' | 'en', Signed>
let origin: URL
beforeAll(async () => {
  fair = await startTestFair({ config: { REQUEST_TIMEOUT_MS: '1000' } })
  exhibitors = { zh: await fair.signIn('13800000001'), en: await fair.signIn('exhibitor1@example.com') }
  // By a real connection: what is injected knows no half request, and ends at other moments.
  origin = new URL(await fair.app.listen({ host: '127.0.0.1', port: 0 }))
})
afterAll(() => fair.stop())
afterEach(() => vi.restoreAllMocks())

/** A limit that does not hold is a connection that stays, so each of these ends long before Node would look by itself. */
const longBefore = 20_000

/** Sends this, then a byte now and then, and never closes; what came back until the other side did. */
function trickle(start: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host: origin.hostname, port: Number(origin.port), allowHalfOpen: true })
    let heard = ''
    socket.on('data', (chunk) => {
      heard += chunk
    })
    socket.on('error', () => undefined)
    socket.write(start)
    const dripping = setInterval(() => socket.write('x'), 100)
    socket.on('close', () => {
      clearInterval(dripping)
      resolve(heard)
    })
  })
}

const halfUpload = (headers: Record<string, string>) =>
  [
    `POST /api${uploadLogo.path} HTTP/1.1`,
    'host: fair',
    'content-length: 500000',
    'content-type: multipart/form-data; boundary=b',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '--b',
    'Content-Disposition: form-data; name="file"; filename="logo.png"',
    '',
    'half of it',
  ].join('\r\n')

describe('a request that never ends', () => {
  it.each([
    ['zh', '处理超时，请稍后再试'],
    ['en', 'This took too long. Please try again'],
  ] as const)(
    'is answered in words, and its connection closed: an upload (%s)',
    async (language, words) => {
      const heard = await trickle(halfUpload(exhibitors[language].headers))
      expect(heard).toContain(words)
      expect(heard.match(/HTTP\/1\.1 \d+/g)).toHaveLength(1)
    },
    longBefore,
  )

  it(
    'keeps no connection where it was answered before it ended',
    async () => {
      expect(await trickle(halfUpload({}))).toContain('"code":"44444444"')
    },
    longBefore,
  )

  it(
    'is answered before it has said what it wants',
    async () => {
      const heard = await trickle('POST /api/login HTTP/1.1\r\nhost: fa')
      expect(heard).toContain('HTTP/1.1 408')
      expect(heard).toContain('处理超时')
    },
    longBefore,
  )
})

describe('a call that takes too long although all of it has arrived', () => {
  const file = async () => new Blob([new Uint8Array(await pngOf(20, 20))])

  it(
    'is answered in words: an upload',
    async () => {
      const held = signal()
      vi.spyOn(fair.platform.files, 'keep').mockImplementation(async () => {
        await held.given
        return crypto.randomUUID()
      })
      const body = new FormData()
      body.set('file', await file(), 'logo.png')
      const { headers } = exhibitors.zh
      const answer = await fetch(new URL(`/api${uploadLogo.path}`, origin), { method: 'POST', headers, body })
      held.give()
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(await answer.text()).toContain('处理超时，请稍后再试')
    },
    longBefore,
  )

  it(
    'is not said to have failed where it may be done yet',
    async () => {
      const { db, files } = fair.platform
      const ownerId = exhibitors.zh.accountId
      const kept = { content: await pngOf(20, 20), contentType: 'image/png' }
      const id = await files.keep({ ownerId, purpose: 'logo', originalName: '图.png', file: kept })
      const [locked, held] = [signal(), signal()]
      const holding = db.transaction().execute(async (trx) => {
        await trx.selectFrom('stored_file').select('id').where('id', '=', id).forUpdate().execute()
        locked.give()
        await held.given
      })
      await locked.given
      const answer = await fetch(new URL(`/api${discardImages.path}`, origin), {
        method: 'POST',
        headers: { ...exhibitors.zh.headers, 'content-type': 'application/json' },
        body: JSON.stringify([id]),
      })
      held.give()
      await holding
      expect(answer.status).toBe(503)
      expect(await answer.text()).toContain('处理超时，无法确认操作是否完成，请刷新页面确认后再试')
    },
    longBefore,
  )
})

describe('an answer that has begun in time', () => {
  it('may be read for longer than it may be waited for', async () => {
    const app = fastify()
    limitTime(app, 100)
    app.get('/', (_request, reply) =>
      reply.send(
        Readable.from(
          (async function* () {
            yield 'first '
            await pause(400)
            yield 'last'
          })(),
        ),
      ),
    )
    const answer = await fetch(await app.listen({ host: '127.0.0.1', port: 0 }))
    expect(await answer.text()).toBe('first last')
    await app.close()
  })
})
