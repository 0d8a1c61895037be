import { mostDxfBytes } from '@fairground/floorplan/drawing/read-dxf'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageOfPdf } from './pdf-page'
import { readDrawing } from './read-drawing'

const ended = vi.fn()
const forEver = new Promise<never>(() => undefined)

/** A document whose reader goes round for ever: it hears nothing any more, not even that it shall stop. */
vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  GlobalWorkerOptions: {},
  PDFWorker: class {
    destroy = ended
  },
  getDocument: () => ({ promise: forEver, destroy: () => forEver }),
}))

/** Somebody who reads in a thread of their own, and never answers unless the test does. */
class Reader {
  static now: Reader | undefined
  onmessage: ((event: { data: unknown }) => void) | undefined
  onerror: (() => void) | undefined
  postMessage = vi.fn()
  terminate = ended
  constructor() {
    Reader.now = this
  }
}

const file = (size = 4) =>
  ({ name: 'hall', size, arrayBuffer: async () => new ArrayBuffer(4) }) as unknown as File

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('Worker', Reader)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  ended.mockClear()
  Reader.now = undefined
})

describe('a file that is never read to its end', () => {
  it.each([
    ['PDF', () => pageOfPdf(file(), 1)],
    ['DXF', () => readDrawing(file())],
  ])('is given up after a minute, with whoever reads it: %s', async (_, read) => {
    let answer: unknown
    void read().then((given) => {
      answer = given
    })
    await vi.advanceTimersByTimeAsync(59_000)
    expect([answer, ended.mock.calls.length]).toEqual([undefined, 0])
    await vi.advanceTimersByTimeAsync(1000)
    expect(answer).toEqual({ fault: 'tooSlow' })
    expect(ended).toHaveBeenCalledTimes(1)
  })
})

describe('a drawing too large', () => {
  it('for anybody is not even begun', async () => {
    expect(await readDrawing(file(mostDxfBytes + 1))).toEqual({ fault: 'tooLarge' })
    expect(Reader.now).toBeUndefined()
  })

  it('for the memory of this machine says so, when its reader falls over', async () => {
    const answer = readDrawing(file())
    await vi.advanceTimersByTimeAsync(0)
    expect(Reader.now?.postMessage).toHaveBeenCalledTimes(1)
    Reader.now?.onerror?.()
    expect(await answer).toEqual({ fault: 'tooLarge' })
    expect(ended).toHaveBeenCalledTimes(1)
  })
})
