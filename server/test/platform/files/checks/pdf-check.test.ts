import { describe, expect, it } from 'vitest'
import { inspectPdf, type PdfLimits, pdfLimits } from '../../../../src/platform/files/checks/pdf-check'
import { onePagePdf, packedObject } from './pdf-samples'

const megabyte = 1024 * 1024
const within = (limits: Partial<PdfLimits>): PdfLimits => ({ ...pdfLimits, ...limits })

/** Each dictionary of four bytes becomes an object of some hundreds. */
const floodOfObjects = onePagePdf({ more: [packedObject(9, `[${'<<>>'.repeat(3 * megabyte)}`)] })

/** Each number is two bytes, all of them end up in one list that has to be allocated in one piece. */
const floodOfNumbers = onePagePdf({ more: [packedObject(9, `[${'1 '.repeat(6 * megabyte)}`)] })

describe('the inspection of a PDF in a process of its own', () => {
  it('finds in there what the audit finds', async () => {
    expect(await inspectPdf(onePagePdf())).toEqual({ pages: 1 })
    expect(await inspectPdf(onePagePdf({ catalog: '/OpenAction << /S /JavaScript /JS (x) >>' }))).toEqual({
      problem: 'activeContent',
    })
  })

  it.each([
    ['objects', floodOfObjects],
    ['numbers in one list', floodOfNumbers],
  ])('survives a flood of %s, which costs only that process', async (_case, flood) => {
    const finding = await inspectPdf(flood, within({ heapMegabytes: 64, timeMs: 25_000 }))
    expect(finding).toEqual({ problem: 'tooSlow' })
  })

  it('ends after its time, however long the file would keep it busy', async () => {
    const endless = Buffer.from(`%PDF-1.7\n1 0 obj (${'1 '.repeat(2 * megabyte)}`)
    expect(await inspectPdf(endless, within({ timeMs: 2_000 }))).toEqual({ problem: 'tooSlow' })
  })

  it('unpacks no more than it is told to', async () => {
    const bomb = onePagePdf({ more: [packedObject(9, Buffer.alloc(8 * megabyte, ' '))] })
    expect(await inspectPdf(bomb, within({ unpackedBytes: megabyte }))).toEqual({ problem: 'tooSlow' })
  })

  it('has limits that two of them at once cannot hurt the server with', () => {
    expect(pdfLimits.timeMs).toBeLessThanOrEqual(10_000)
    expect(pdfLimits.heapMegabytes).toBeLessThanOrEqual(256)
    expect(pdfLimits.unpackedBytes).toBeLessThanOrEqual(16 * megabyte)
  })
})
