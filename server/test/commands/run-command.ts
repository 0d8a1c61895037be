import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { builtProcess } from '../support/built-process'

export interface CommandOutcome {
  code: number
  output: string
  complaint: string
}

/** One of the product's own commands in a process of its own, with no settings but those given. */
export function runCommand(
  name: string,
  words: string[],
  env: Record<string, string>,
): Promise<CommandOutcome> {
  const { PATH = '' } = process.env
  return new Promise((resolve) => {
    const cwd = fileURLToPath(new URL('../..', import.meta.url))
    const child = execFile(
      process.execPath,
      [builtProcess(name), ...words],
      { cwd, env: { PATH, ...env } },
      (_error, output, complaint) => resolve({ code: child.exitCode ?? -1, output, complaint }),
    )
  })
}
