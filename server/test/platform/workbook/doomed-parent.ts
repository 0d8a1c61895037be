import { entryBeside } from '../../../src/platform/own-processes'
import { runReader } from '../../../src/platform/workbook/child/run-reader'
import { rowsIn } from './rows-in'

// Starts a reader that never ends and says which process it is; the test then ends this one.
await runReader<never>({
  entry: entryBeside(import.meta.url, 'sample-reader'),
  file: Buffer.alloc(0),
  request: { behaviour: 'spin' },
  onBatch: (batch) => {
    process.stdout.write(String(rowsIn<number>(batch)[0]))
  },
})
