import path from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from '../backup/backup-error'
import { explain } from '../boot/explain'
import { readStorageSettings, type StorageSettings } from '../platform/config/config'

interface Command {
  /** What the person may type after the name. */
  usage: string
  /** Words that may be said besides, each for yes. */
  flags?: string[]
  run(call: Call): Promise<string>
}

interface Call {
  directory: string
  flags: Set<string>
  config: StorageSettings
  signal: AbortSignal
}

/** Runs a command that is given a directory: 0 and what it did on standard output, or 1 and the reason on standard error. */
export async function runCommand({ usage, flags = [], run }: Command): Promise<void> {
  const interrupted = new AbortController()
  const interrupt = () => interrupted.abort(new Error('it was interrupted'))
  process.once('SIGINT', interrupt)
  process.once('SIGTERM', interrupt)
  try {
    const call = {
      ...readWords(usage, flags),
      config: readStorageSettings(process.env),
      signal: interrupted.signal,
    }
    process.stdout.write(`${await run(call)}\n`)
  } catch (error) {
    process.stderr.write(`\n${explain(error, [BackupError, UsageError])}\n\n`)
    process.exitCode = 1
  } finally {
    process.off('SIGINT', interrupt)
    process.off('SIGTERM', interrupt)
  }
}

class UsageError extends Error {}

function readWords(usage: string, flags: string[]): Pick<Call, 'directory' | 'flags'> {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]))
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options })
    const [directory] = positionals
    if (!directory || positionals.length > 1) throw new Error('One directory is needed.')
    // Against where the person stands: npm runs commands from the project's own directory.
    const from = process.env.INIT_CWD ?? process.cwd()
    return { directory: path.resolve(from, directory), flags: new Set(Object.keys(values)) }
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\nUsage: ${usage}`)
  }
}
