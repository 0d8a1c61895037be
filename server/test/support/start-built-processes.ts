import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { inject, vi } from 'vitest'

vi.mock('../../src/platform/own-processes', async (importReal) => {
  const real = await importReal<typeof import('../../src/platform/own-processes')>()
  return {
    ...real,
    entryBeside(besideUrl: string, name: string): URL {
      const built = path.join(inject('builtProcesses'), `${name}.js`)
      return existsSync(built) ? pathToFileURL(built) : real.entryBeside(besideUrl, name)
    },
  }
})
