import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { S3BlobStore, type S3Settings } from '../../../../src/platform/files/blobs/s3-blob-store'
import { chooseBlobStore } from '../../../../src/platform/files/choose-blob-store'
import { testConfig } from '../../../support/test-config'
import { describeBlobStore, keysIn, read } from './blob-store-contract'
import { failure, S3TestServer } from './s3-test-server'

const credentials = { accessKeyId: 'fair-app', secretAccessKey: 'not/a+real=secret', region: 'cn-north-1' }

async function startServer(): Promise<{ server: S3TestServer; settings: S3Settings }> {
  const server = new S3TestServer('fair', credentials)
  const endpoint = await server.start()
  const settings = { ...credentials, endpoint, bucket: 'fair', forcePathStyle: true, timeoutMs: 10_000 }
  return { server, settings }
}

describeBlobStore('s3', async () => {
  const { server, settings } = await startServer()
  return { store: new S3BlobStore(settings), close: () => server.stop() }
})

describe('files in an S3 bucket', () => {
  let server: S3TestServer
  let settings: S3Settings

  beforeEach(async () => {
    const started = await startServer()
    server = started.server
    settings = started.settings
  })
  afterEach(async () => {
    vi.unstubAllGlobals()
    await server.stop()
  })

  it('carry their content type', async () => {
    await new S3BlobStore(settings).put('licence', Buffer.from('x'), 'application/pdf')
    expect(server.objects.get('licence')?.contentType).toBe('application/pdf')
  })

  it.each([
    ['a wrong secret', { secretAccessKey: 'guessed' }, 'SignatureDoesNotMatch'],
    ['an unknown key id', { accessKeyId: 'stranger' }, 'InvalidAccessKeyId'],
    ['the wrong region', { region: 'eu-west-1' }, 'AuthorizationHeaderMalformed'],
  ])('cannot be touched with %s, and the operator learns why', async (_case, wrong, code) => {
    const store = new S3BlobStore({ ...settings, ...wrong })
    await expect(store.put('licence', Buffer.from('x'), 'image/png')).rejects.toThrow(
      `S3 PUT answered 403 ${code}`,
    )
    await expect(store.get('licence')).rejects.toThrow(`S3 GET answered 403 ${code}`)
    await expect(store.delete('licence')).rejects.toThrow(`S3 DELETE answered 403 ${code}`)
    await expect(keysIn(store)).rejects.toThrow(`S3 LIST answered 403 ${code}`)
    expect(server.objects.size).toBe(0)
  })

  it('are not taken for missing when the bucket itself is missing', async () => {
    const store = new S3BlobStore({ ...settings, bucket: 'misspelt' })
    await expect(store.get('licence')).rejects.toThrow('S3 GET answered 404 NoSuchBucket')
    await expect(store.delete('licence')).rejects.toThrow('S3 DELETE answered 404 NoSuchBucket')
  })

  it('are listed page after page', async () => {
    const store = new S3BlobStore(settings)
    for (let number = 0; number < 7; number++)
      await store.put(`file-${number}`, Buffer.from('x'), 'image/png')
    server.requests.length = 0
    expect(await keysIn(store)).toHaveLength(7)
    expect(server.requests).toHaveLength(3)
  })

  it('are listed without the objects that others keep in the same bucket', async () => {
    const store = new S3BlobStore(settings)
    await store.put('ours', Buffer.from('x'), 'image/png')
    server.objects.set('Backups/2026 & before.tar', {
      content: Buffer.from(''),
      contentType: '',
      modifiedAt: new Date(),
    })
    expect(await keysIn(store)).toEqual(['ours'])
  })

  it.each([
    ['is cut short', '<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>'],
    ['is a proxy’s page', '<html><body>Please log in</body></html>'],
    ['has no dates', '<ListBucketResult><Contents><Key>a</Key></Contents></ListBucketResult>'],
  ])('are not listed from an answer that %s', async (_case, body) => {
    server.troubles.push({ status: 200, body })
    await expect(keysIn(new S3BlobStore(settings))).rejects.toThrow('S3 LIST answered')
  })

  it('are stored after all when the store stumbles for a moment', async () => {
    const store = new S3BlobStore(settings)
    server.troubles.push(failure(503, 'SlowDown'), failure(500, 'InternalError'))
    await store.put('licence', Buffer.from('x'), 'image/png')
    expect((await read(store, 'licence')).toString()).toBe('x')
  })

  it('are given up on when the store stays in trouble', async () => {
    for (let time = 0; time < 3; time++) server.troubles.push(failure(503, 'SlowDown'))
    const store = new S3BlobStore(settings)
    await expect(store.put('licence', Buffer.from('x'), 'image/png')).rejects.toThrow('answered 503 SlowDown')
  })

  it('are given up on when the store does not answer at all', async () => {
    server.silent = true
    const store = new S3BlobStore({ ...settings, timeoutMs: 50 })
    await expect(store.get('licence')).rejects.toThrow('did not answer within 50 ms')
    await expect(keysIn(store)).rejects.toThrow('did not answer within 50 ms')
  })

  it('are not sought at another address the store points to', async () => {
    server.troubles.push({ ...failure(307, 'TemporaryRedirect'), location: '/fair/elsewhere' })
    await expect(new S3BlobStore(settings).get('licence')).rejects.toThrow('answered 307 TemporaryRedirect')
    expect(server.requests).toEqual(['GET /fair/licence'])
  })

  it.each([
    [false, 'https://s3.example.com', 'https://fair.s3.example.com/a/b'],
    [true, 'https://s3.example.com', 'https://s3.example.com/fair/a/b'],
    [true, 'https://gateway.example.com/storage/', 'https://gateway.example.com/storage/fair/a/b'],
  ])(
    'have the address their store expects (path style: %s, %s)',
    async (forcePathStyle, endpoint, address) => {
      const fetched = vi.fn(async (_request: Request) => new Response('x'))
      vi.stubGlobal('fetch', fetched)
      await new S3BlobStore({ ...settings, endpoint, forcePathStyle }).get('a/b')
      expect(fetched.mock.calls[0]?.[0].url).toBe(address)
    },
  )

  it.each([
    ['', 'https://s3.example.com/fair/a'],
    ['true', 'https://s3.example.com/fair/a'],
    ['false', 'https://fair.s3.example.com/a'],
  ])('have the address S3_PATH_STYLE=%s asks for', async (S3_PATH_STYLE, address) => {
    const fetched = vi.fn(async (_request: Request) => new Response('x'))
    vi.stubGlobal('fetch', fetched)
    const store = chooseBlobStore(
      testConfig({
        FILES: 's3',
        S3_ENDPOINT: 'https://s3.example.com',
        S3_BUCKET: 'fair',
        S3_ACCESS_KEY_ID: 'id',
        S3_SECRET_ACCESS_KEY: 'secret',
        S3_PATH_STYLE,
      }),
    )
    await store.get('a')
    expect(fetched.mock.calls[0]?.[0].url).toBe(address)
  })
})
