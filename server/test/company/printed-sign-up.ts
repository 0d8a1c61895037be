import { signUpPdf } from '@fairground/wire/company/pdf'
import { urlOf } from '@fairground/wire/kernel/client'
import sharp from 'sharp'
import { type FilePurpose, filePurposes } from '../../src/file'
import { checkFile } from '../../src/platform/files/checks'
import type { Signed, TestFair } from '../support/test-fair'

/** Asks for a sign-up on paper, as a browser would. */
export async function askForPdf(
  fair: TestFair,
  as: Signed,
  query: { companyId?: string; language?: 'zh' | 'en' } = {},
) {
  const url = `/api${urlOf(signUpPdf, { query })}`
  const { statusCode, headers, rawPayload } = await fair.app.inject({
    method: 'GET',
    url,
    headers: as.headers,
  })
  return { status: statusCode, headers, bytes: rawPayload }
}

export async function companyOf(fair: TestFair, username: string) {
  return fair.platform.db
    .selectFrom('company')
    .innerJoin('account', 'account.id', 'company.account_id')
    .selectAll('company')
    .where('account.username', '=', username)
    .orderBy('company.edition', 'desc')
    .executeTakeFirstOrThrow()
}

/** A picture as somebody would upload it: larger than print needs, and see-through where it is a logo. */
export function drawnPicture(width: number, height: number, hue: number, word = ''): Promise<Buffer> {
  const ground = word ? '' : `<rect width="100%" height="100%" fill="hsl(${hue} 45% 82%)"/>`
  const x = width * (word ? 0.2 : 0.5)
  const shape = `<circle cx="${x}" cy="${height * 0.5}" r="${height * 0.3}" fill="hsl(${hue} 70% 42%)"/>`
  const text = `<text x="40%" y="62%" font-size="${height * 0.36}" fill="#211e1b">${word}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${shape}${text}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

async function storeFile(
  fair: TestFair,
  ownerId: string,
  purpose: FilePurpose,
  content: Buffer,
  name: string,
) {
  const { db, files } = fair.platform
  const verdict = await checkFile(filePurposes[purpose].accepts, { content, sender: ownerId })
  if (!verdict.ok) throw new Error(`${name}: ${verdict.problem}`)
  const id = await files.keep({ ownerId, purpose, originalName: name, file: verdict.file })
  await files.claim(db, id, ownerId, purpose)
  return id
}

interface Written {
  category?: string
  introZh?: string
  introEn?: string
}

/** Gives a company of the demo fair, which has none, a licence, a logo and as many products with pictures. */
export async function illustrate(
  fair: TestFair,
  username: string,
  products: readonly Written[],
): Promise<void> {
  const { db } = fair.platform
  const { id, account_id: owner, name_zh: nameZh } = await companyOf(fair, username)
  const store = (purpose: FilePurpose, content: Buffer, name: string) =>
    storeFile(fair, owner, purpose, content, name)
  const chinese = nameZh !== ''
  const document = await store(
    chinese ? 'licence' : 'signUpFile',
    await drawnPicture(1600, 1130, 30),
    chinese ? '营业执照.png' : 'brochure.png',
  )
  await db
    .updateTable('company')
    .set(chinese ? { licence_file_id: document } : { sign_up_file_id: document })
    .where('id', '=', id)
    .execute()
  const logo = await store('logo', await drawnPicture(700, 300, 15, 'LOGO'), 'logo.png')
  await db.updateTable('company_intro').set({ logo_file_id: logo }).where('company_id', '=', id).execute()

  const [known] = await db
    .selectFrom('product_intro')
    .select('category')
    .where('company_id', '=', id)
    .limit(1)
    .execute()
  await db.deleteFrom('product_intro').where('company_id', '=', id).execute()
  for (const [position, product] of products.entries()) {
    const photo = await drawnPicture(800 + position, position % 2 ? 600 : 1000, position * 24)
    await db
      .insertInto('product_intro')
      .values({
        company_id: id,
        position,
        category: product.category ?? known?.category ?? '',
        intro_zh: product.introZh ?? '',
        intro_en: product.introEn ?? '',
        image_file_id: await store('productImage', photo, `product-${position + 1}.png`),
      })
      .execute()
  }
}
