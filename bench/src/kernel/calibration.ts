import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Command } from './cores'

const loop = fileURLToPath(new URL('./fixed-loop.mjs', import.meta.url))

/** In a process of its own, so that it can run on the cores that are measured and not on ours. */
export async function timeFixedLoop(
  on: (command: Command) => Command = (command) => command,
): Promise<number> {
  const { file, args } = on({ file: process.execPath, args: [loop] })
  const { stdout } = await promisify(execFile)(file, args)
  return Number(stdout)
}
