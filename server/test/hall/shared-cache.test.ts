import { readFile } from 'node:fs/promises'
import { callTable } from '@fairground/wire/call-table'
import { hallMap, siteOverview } from '@fairground/wire/hall/maps'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestFair, type TestFair } from '../support/test-fair'
import { hallWith } from './hall-support'

/** What deploy/nginx.conf keeps for everybody, by its own pattern. */
async function keptByNginx(): Promise<{ pattern: RegExp; block: string }> {
  const conf = await readFile(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8')
  const [, pattern = '', block = ''] =
    /location ~ (\S+) \{([^}]*proxy_cache fairground_maps;[^}]*)\}/.exec(conf) ?? []
  return { pattern: new RegExp(pattern), block }
}

describe('what nginx keeps for everybody', () => {
  let fair: TestFair
  beforeAll(async () => {
    fair = await startTestFair()
  })
  afterAll(() => fair.stop())

  it('is the map of a hall and the site, of all calls there are', async () => {
    const { pattern } = await keptByNginx()
    const id = crypto.randomUUID()
    const kept = callTable
      .filter(({ endpoint: { path } }) => pattern.test(`/api${path.replace(/\{\w+\}/g, id)}`))
      .map(({ endpoint: { method, path } }) => `${method} ${path}`)
    expect(kept.sort()).toEqual([hallMap, siteOverview].map(({ path }) => `GET ${path}`).sort())
  })

  it('is called public by the app itself, whoever asks, with a name for its content and nothing personal', async () => {
    const { pattern } = await keptByNginx()
    const hallId = await hallWith(fair, 'W3')
    for (const url of [`/api/hall/${hallId}/map`, '/api/hall/site']) {
      expect(url).toMatch(pattern)
      const answers = await Promise.all(
        [undefined, await fair.signIn('13800000006'), await fair.signIn('admin')].map((as) =>
          fair.app.inject({ method: 'GET', url, headers: as?.headers ?? {} }),
        ),
      )
      for (const { statusCode, headers } of answers) {
        expect(statusCode).toBe(200)
        expect(headers['cache-control']).toBe('public, max-age=1, must-revalidate')
        expect(headers.vary).toBe('accept-encoding')
        expect(headers['set-cookie']).toBeUndefined()
      }
      expect(new Set(answers.map(({ headers: { etag } }) => etag)).size).toBe(1)
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    }
  })

  it('takes no parameters, so that its path alone is its key', async () => {
    const { block } = await keptByNginx()
    expect(block).toContain('proxy_cache_key $uri;')
    for (const { query } of [hallMap, siteOverview]) expect(Object.keys(query.shape)).toEqual([])
  })

  it('is asked for again as soon as the app wants it to be, and by its content', async () => {
    const { block } = await keptByNginx()
    // What must be asked for again is shown to nobody meanwhile.
    expect(block).not.toMatch(/proxy_cache_(use_stale|valid|background_update)|proxy_ignore_headers/)
    expect(block).toMatch(/proxy_cache_lock on;/)
    expect(block).toMatch(/proxy_cache_revalidate on;/)
  })
})
