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
      database: true,
      live: true,
      closing: false,
    })
  })

  it('shows its figures to whoever has the token', async () => {
    expect((await get('/metrics')).statusCode).toBe(404)
    expect((await get('/metrics', { authorization: 'Bearer wrong' })).statusCode).toBe(404)
    await get('/api/fair')
    const metrics = (await get('/metrics', { authorization: 'Bearer a-token-for-metrics' })).body
    for (const name of [
      'http_request_duration_seconds',
      'database_connections',
      'live_viewers',
      'password_queue',
    ]) {
      expect(metrics).toContain(name)
    }
    expect(metrics).toContain('route="/api/fair"')
  })

  it('describes its calls, and has a page to browse them', async () => {
    expect((await get('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
    expect((await get('/api/docs/')).headers['content-type']).toContain('text/html')
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

describe('in production', () => {
  it('the demo’s outbox does not exist', async () => {
    const production = await startTestFair({
      config: productionSettings,
    })
    const answer = await production.ask({ method: 'GET', url: '/api/demo/outbox' })
    const login = await production.app.inject({ method: 'GET', url: '/api/captcha' })
    await production.stop()
    expect(answer.status).toBe(404)
    expect(login.headers['strict-transport-security']).toContain('max-age=')
  })
})
