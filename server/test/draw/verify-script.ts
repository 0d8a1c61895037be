import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const script = path.resolve(import.meta.dirname, '../../../docs/verify-draw.mjs')

/** What somebody reads who checks this with the stand-alone script, far from the product and from what is installed for it. */
export async function saidByScript(content: object): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'fairground-draw-'))
  try {
    const file = path.join(directory, 'bundle.json')
    await writeFile(file, JSON.stringify(content))
    return await promisify(execFile)(process.execPath, [script, file], { cwd: directory }).then(
      ({ stdout }) => stdout,
      ({ stderr }: { stderr: string }) => stderr,
    )
  } finally {
    await rm(directory, { recursive: true })
  }
}
