import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

const file = 'assets/site.css'

/** The address of the built styles, another one whenever they change; caches keep them forever. */
export async function addressOfStyles(webRoot: string | undefined): Promise<string> {
  const built = webRoot && (await readFile(path.join(webRoot, file)).catch(() => undefined))
  if (!built) return `/${file}`
  return `/${file}?v=${createHash('sha256').update(built).digest('base64url').slice(0, 10)}`
}
