import { pathToFileURL } from 'node:url'
import { vi } from 'vitest'
import { builtProcess } from './built-process'

// One that is not among those built is not delivered either: there is no falling back to the source.
vi.mock('../../src/platform/own-processes', async (importReal) => ({
  ...(await importReal<typeof import('../../src/platform/own-processes')>()),
  entryBeside: (_besideUrl: string, name: string): URL => pathToFileURL(builtProcess(name)),
}))
