import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DiskBlobStore } from '../../../../src/platform/files/blobs/disk-blob-store'
import { describeBlobStore, keysIn, read } from './blob-store-contract'

const newFolder = () => mkdtemp(join(tmpdir(), 'fairground-blobs-'))
const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true })

describeBlobStore('disk', async () => {
  const folder = await newFolder()
  return { store: new DiskBlobStore(join(folder, 'not', 'there', 'yet')), close: () => removeFolder(folder) }
})

describe('files on disk', () => {
  let folder: string
  let store: DiskBlobStore

  beforeEach(async () => {
    folder = await newFolder()
    store = new DiskBlobStore(folder)
  })
  afterEach(() => removeFolder(folder))

  it('lie two folders deep, so that no folder ever holds them all', async () => {
    await store.put('2026/licence', Buffer.from('x'))
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.includes('licence'))
    expect(files).toHaveLength(1)
    expect(files[0]).toMatch(/^[0-9a-f]{2}[\\/][0-9a-f]{2}[\\/]2026_licence$/)
  })

  it('are readable by the server’s own account only', async () => {
    await store.put('licence', Buffer.from('x'))
    const path = await pathOf('licence')
    expect((await stat(path)).mode & 0o077).toBe(0)
  })

  it('leave nothing half-written behind when storing fails', async () => {
    await store.put('licence', Buffer.from('old'))
    const path = await pathOf('licence')
    await rm(path)
    await mkdir(join(path, 'in-the-way'), { recursive: true })

    await expect(store.put('licence', Buffer.from('new'))).rejects.toThrow()
    expect(await readdir(join(folder, 'incoming'))).toEqual([])
  })

  it('that a crash left half-written are never listed, and the old ones are swept', async () => {
    await store.put('whole', Buffer.from('whole'))
    const abandoned = join(folder, 'incoming', 'abandoned-yesterday')
    const underway = join(folder, 'incoming', 'another-process-is-writing')
    await writeFile(abandoned, 'hal')
    await writeFile(underway, 'hal')
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
    await utimes(abandoned, yesterday, yesterday)

    expect(await keysIn(store)).toEqual(['whole'])
    expect(await readdir(join(folder, 'incoming'))).toEqual(['another-process-is-writing'])
  })

  it('do not disturb whatever else an operator keeps in the same directory', async () => {
    await store.put('whole', Buffer.from('whole'))
    await writeFile(join(folder, 'README.txt'), 'mind the gap')
    await mkdir(join(folder, 'lost+found'))
    expect(await keysIn(store)).toEqual(['whole'])
    expect((await read(store, 'whole')).toString()).toBe('whole')
  })

  async function pathOf(fileName: string): Promise<string> {
    const found = (await readdir(folder, { recursive: true })).find((name) => name.endsWith(fileName))
    if (!found) throw new Error(`${fileName} is not on the disk`)
    return join(folder, found)
  }
})
