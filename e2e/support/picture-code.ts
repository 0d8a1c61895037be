import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { embeddedDatabase } from './embedded-database'
import { workerProduct } from './worker-product'

const answer = '7KQ4'

/**
 * Reads the picture for a journey. Only people can read it, so the answer of every open picture is set to a known one;
 * what is typed then goes through the real check.
 */
export async function typePictureCode(page: Page, label: string | RegExp): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await page.locator('img[src^="data:image/png"]').waitFor()
  const { url } = await embeddedDatabase(workerProduct().dataDir)
  const client = new pg.Client(url)
  await client.connect()
  await client.query('UPDATE captcha SET answer_hash = $1', [createHash('sha256').update(answer).digest()])
  await client.end()
  await field.fill(answer.toLowerCase())
}
