import { createRequire } from 'node:module'
import os from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * The entry of a process of our own that lies beside the calling file: `entryBeside(import.meta.url, 'workbook-reader')`.
 * From source that is the .ts file; built, the .js file that vite.config.ts names as an input of the same name.
 */
export function entryBeside(besideUrl: string, name: string): URL {
  return new URL(besideUrl.endsWith('.ts') ? `./${name}.ts` : `./${name}.js`, besideUrl)
}

/** What Node needs to be told to run it. One thread that helps is enough: four ask for the processor four times. */
export function nodeArguments(entry: URL): string[] {
  const loader = entry.pathname.endsWith('.ts') ? ['--import', urlOfModule('tsx')] : []
  return ['--v8-pool-size=1', ...loader, fileURLToPath(entry)]
}

/** Somebody may wait for what this process does, but everybody else waits for the one that serves. */
export function letGiveWay(pid: number | undefined): void {
  if (pid) os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
}

function urlOfModule(name: string): string {
  return pathToFileURL(createRequire(import.meta.url).resolve(name)).href
}
