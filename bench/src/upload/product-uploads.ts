import { writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import path from 'node:path'
import { uploadProductImage } from '@fairground/wire/company/files'
import { codes } from '@fairground/wire/kernel/codes'
import { mustHold } from '../kernel/measurement'
import type { Product } from '../kernel/product'
import { withDatabase } from '../kernel/product-database'
import { logIn } from '../load/log-in'
import type { UploadJob } from './upload-load.worker'

const boundary = 'fairground-bench'

export type Sender = Record<string, string>

export async function signInExhibitor({ origin }: Product, username: string): Promise<Sender> {
  const { code, message, cookie, token } = await logIn(new Agent(), { origin, username })
  mustHold(code === codes.ok, `${username} could not log in: ${message}`)
  return { cookie, XTOKEN: token }
}

/** The picture, wrapped as a browser sends a form. */
export async function uploadsOf(
  png: Buffer,
  { product, senders }: { product: Product; senders: readonly Sender[] },
): Promise<Omit<UploadJob, 'connections' | 'lastsMs'>> {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="photo.png"\r\n\r\n`
  const bodyFile = path.join(product.dataDir, `${png.length}.form`)
  await writeFile(bodyFile, Buffer.concat([Buffer.from(head), png, Buffer.from(`\r\n--${boundary}--\r\n`)]))
  return {
    url: `${product.origin}/api${uploadProductImage.path}`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    senders,
    bodyFile,
    expected: `"code":"${codes.ok}"`,
  }
}

/** As saved sections would: an account may only have so many uploads that nothing refers to. */
export const takeUpUploads = ({ dataDir }: Product) =>
  withDatabase(dataDir, (client) =>
    client.query('UPDATE stored_file SET claimed_at = now() WHERE claimed_at IS NULL'),
  )
