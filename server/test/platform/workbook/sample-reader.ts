import { existsSync, readFileSync } from 'node:fs'
import { serveReader } from '../../../src/platform/workbook/child/serve-reader'
import { readCells } from '../../../src/platform/workbook/read/read-cells'
import { WorkbookProblem } from '../../../src/platform/workbook/workbook-problem'

export interface SampleRequest {
  behaviour: 'read' | 'measure' | 'endless rows' | 'spin' | 'hoard' | 'crash' | 'leave' | 'babble'
  /** What it babbles. */
  words?: string
}

/** Linux counts what the parent held before this program began into what the process itself says of its largest size. */
function peakMegabytes(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : ''
  const ownKilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]
  return Number(ownKilobytes ?? process.resourceUsage().maxRSS) / 1024
}

// A reader as a feature would write one, and a number of bad ones.
await serveReader<SampleRequest, unknown>(async ({ request, file, send }) => {
  switch (request.behaviour) {
    case 'read': {
      const { sheetName, rows } = await readCells(file)
      for (const { number, cells } of rows)
        await send(JSON.stringify([number, ...cells.map(({ text }) => text)]))
      return { sheetName, secrets: Object.keys(process.env) }
    }
    case 'measure': {
      const outcome = await readCells(file)
        .then(({ rows }) => [...rows].length)
        .catch((fault: unknown) => (fault instanceof WorkbookProblem ? fault.key : String(fault)))
      return { outcome, peakMegabytes: peakMegabytes() }
    }
    case 'endless rows':
      for (let row = 0; ; row++) await send(JSON.stringify({ row, text: '文字'.repeat(100) }))
    case 'spin':
      for (let row = 0; row < 1_000; row++) await send(String(process.pid))
      for (;;);
    case 'hoard': {
      const hoard: number[][] = []
      for (;;) hoard.push(Array.from({ length: 100_000 }, (_value, index) => index + 0.5))
    }
    case 'crash':
      throw new Error('the reader has a fault')
    case 'leave':
      return process.exit(0)
    case 'babble':
      process.stdout.write(request.words ?? '')
      for (;;);
  }
})
