import { openApi } from '@fairground/wire/openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productionSettings } from '../support/production-settings'
import { startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair({ config: { METRICS_TOKEN: 'a-token-for-metrics' } })
})
afterAll(() => fair.stop())

const get = (url: string, headers: Record<string, string> = {}) =>
  fair.app.inject({ method: 'GET', url, headers })

describe('what operators look at', () => {
  it('says that it lives and that it is ready', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await get('/readyz')).json()).toEqual({
      status: 'ready',
      database: 'well',
      live: true,
      files: true,
      closing: false,
    })
  })

  it('shows its figures to whoever has the token', async () => {
    for (const authorization of ['', 'Bearer wrong']) {
      const answer = await get('/metrics', { authorization })
      expect(answer.statusCode).toBe(401)
      expect(answer.headers['www-authenticate']).toBe('Bearer')
      expect(answer.body).toContain('METRICS_TOKEN')
    }
    await get('/api/fair')
    const metrics = (await get('/metrics', { authorization: 'Bearer a-token-for-metrics' })).body
    for (const name of [
      'http_request_duration_seconds',
      'database_connections',
      'database_well 1',
      'live_viewers',
      'password_queue',
    ]) {
      expect(metrics).toContain(name)
    }
    expect(metrics).toContain('route="/api/fair"')
  })

  it('describes its calls, and has a page to browse them', async () => {
    const described = await get('/api/openapi.json')
    expect(described.json()).toEqual(openApi('0.1.0'))
    expect((await get('/api/docs/')).headers['content-type']).toContain('text/html')
    expect((await get('/api/docs/json')).body).toBe(described.body)
  })

  it('allows no inline script and no framing', async () => {
    const { headers } = await get('/api/fair')
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('sends personal answers with no permission to keep them', async () => {
    expect((await get('/api/fair')).headers['cache-control']).toBe('no-store')
  })
})

describe('a fair whose files cannot be stored', () => {
  it('is not ready', async () => {
    const S3 = {
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    }
    const broken = await startTestFair({ config: { FILES: 's3', ...S3 } })
    const ready = () => broken.app.inject({ method: 'GET', url: '/readyz' })
    await expect.poll(async () => (await ready()).statusCode).toBe(503)
    expect((await ready()).json()).toMatchObject({ status: 'not ready', database: 'well', files: false })
    await broken.stop()
    expect(broken.log()).toContain('files: the store cannot be written')
  })
})

describe('in production', () => {
  let production: TestFair
  beforeAll(async () => {
    production = await startTestFair({ config: productionSettings })
  })
  afterAll(() => production.stop())

  it('the demo’s outbox does not exist', async () => {
    expect((await production.ask({ method: 'GET', url: '/api/demo/outbox' })).status).toBe(404)
  })

  it('browsers are told to come by https only', async () => {
    const answer = await production.app.inject({ method: 'GET', url: '/api/captcha' })
    expect(answer.headers['strict-transport-security']).toContain('max-age=')
  })

  it('nobody reads the figures before there is a token for them, not even this machine', async () => {
    const answer = await production.app.inject({ method: 'GET', url: '/metrics', remoteAddress: '127.0.0.1' })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
    expect(answer.body).toBe('Nobody may read the figures here until METRICS_TOKEN is set.\n')
  })
})
