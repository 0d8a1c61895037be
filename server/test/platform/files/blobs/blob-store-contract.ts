import { randomBytes, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BlobStore } from '../../../../src/platform/files/blobs/blob-store'

export interface OpenedStore {
  store: BlobStore
  close: () => Promise<void>
}

/** What every driver promises, whatever lies behind it. */
export function describeBlobStore(driver: string, open: () => Promise<OpenedStore>): void {
  describe(`a blob store on ${driver}`, () => {
    let opened: OpenedStore
    let store: BlobStore

    beforeEach(async () => {
      opened = await open()
      store = opened.store
    })
    afterEach(() => opened.close())

    it('names its driver, so that a file row can say where its content lies', () => {
      expect(store.name).toBe(driver)
    })

    it('gives back exactly the bytes it was given', async () => {
      const content = randomBytes(300_000)
      const key = randomUUID()
      await store.put(key, content, 'application/pdf')
      expect(content.equals(await read(store, key))).toBe(true)
    })

    it('keeps content of no bytes apart from no content', async () => {
      await store.put('empty', Buffer.alloc(0), 'text/plain')
      expect(await read(store, 'empty')).toHaveLength(0)
      expect(await store.get('never-stored')).toBeUndefined()
    })

    it('replaces the whole content when a key is stored again', async () => {
      await store.put('logo', Buffer.from('a longer first version'), 'image/png')
      await store.put('logo', Buffer.from('second'), 'image/png')
      expect((await read(store, 'logo')).toString()).toBe('second')
    })

    it('forgets a deleted file, and does not mind deleting it twice', async () => {
      await store.put('gone', Buffer.from('x'), 'image/png')
      await store.delete('gone')
      await store.delete('gone')
      expect(await store.get('gone')).toBeUndefined()
      expect(await keysIn(store)).toEqual([])
    })

    it('lists every stored file once, with the time it was stored', async () => {
      const keys = ['2026/licence-1', '2026/licence-2', 'a', 'a/b', 'thumb/0c', randomUUID(), randomUUID()]
      for (const key of keys) await store.put(key, Buffer.from(key), 'image/png')

      const listed = new Map<string, Date>()
      for await (const { key, modifiedAt } of store.list()) {
        expect(listed.has(key)).toBe(false)
        listed.set(key, modifiedAt)
      }
      expect([...listed.keys()].sort()).toEqual([...keys].sort())
      const minute = 60_000
      for (const modifiedAt of listed.values()) {
        expect(Math.abs(modifiedAt.getTime() - Date.now())).toBeLessThan(minute)
      }
    })

    it('lists nothing before anything was stored', async () => {
      expect(await keysIn(store)).toEqual([])
    })

    it('takes two files at the same time', async () => {
      await Promise.all([
        store.put('left', Buffer.from('left'), 'image/png'),
        store.put('right', Buffer.from('right'), 'image/png'),
      ])
      expect((await read(store, 'left')).toString()).toBe('left')
      expect((await read(store, 'right')).toString()).toBe('right')
    })

    it.each([
      '',
      '../secrets',
      'a/../b',
      '/etc/passwd',
      'a//b',
      'a/',
      '-rf',
      'Upper',
      'a.b',
      'a_b',
      'a%2e',
      'a\\b',
      'a\0b',
      'a b',
      'a\n',
      '文件',
      'x'.repeat(201),
    ])('refuses %j as a key, whatever is asked of it', async (key) => {
      await expect(store.put(key, Buffer.from('x'), 'image/png')).rejects.toThrow('Not a blob key')
      await expect(store.get(key)).rejects.toThrow('Not a blob key')
      await expect(store.delete(key)).rejects.toThrow('Not a blob key')
    })
  })
}

export async function read(store: BlobStore, key: string): Promise<Buffer> {
  const content = await store.get(key)
  if (!content) throw new Error(`nothing stored under ${key}`)
  return buffer(content)
}

export async function keysIn(store: BlobStore): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  return keys.sort()
}
