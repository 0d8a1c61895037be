import { readerEntry } from '../../../src/platform/workbook/child/reader-process'
import { runReader } from '../../../src/platform/workbook/child/run-reader'

// Starts a reader that never ends and says which process it is; the test then ends this one.
await runReader<number, never>({
  entry: readerEntry(import.meta.url, 'sample-reader'),
  file: Buffer.alloc(0),
  request: { behaviour: 'spin' },
  onBatch: ([pid]) => {
    process.stdout.write(String(pid))
  },
})
