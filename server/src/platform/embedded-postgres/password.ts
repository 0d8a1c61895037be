import { randomBytes } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'

export async function readPassword(file: string): Promise<string | undefined> {
  try {
    const password = (await readFile(file, 'utf8')).trim()
    return password === '' ? undefined : password
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

export function generatePassword(): string {
  return randomBytes(24).toString('base64url')
}

/** All of it or nothing is on disk, even if the power goes. */
export async function savePassword(file: string, password: string) {
  const unfinished = `${file}.new`
  const handle = await open(unfinished, 'w', 0o600)
  try {
    await handle.writeFile(`${password}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, file)
}
