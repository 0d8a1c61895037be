import {
  type ChineseIntro,
  introForms,
  type OverseasIntro,
  introMessages as say,
} from '@fairground/domain/company/sections'
import { readCodeNames } from '../codelist'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { decode } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { swapFile } from './documents'
import { requireOffered } from './offered-codes'
import type { OpenCompany } from './open-company.repository'
import { listProductRows, replaceProducts } from './product.repository'
import { saveSection } from './save-section'
import { readSection, type SectionValues, writeSection } from './sections.repository'

interface Given extends SectionValues {
  companyId?: string | undefined
  basedOn?: Date | undefined
  products?: unknown[] | undefined
}

/** Saved with all its products or not at all; pictures no product shows any more are left to the sweep. */
export async function saveIntro(platform: Platform, given: Given, caller: SignedInCaller): Promise<number> {
  await saveSection(platform, 'intro', given, caller, async (trx, company) => {
    const { products, ...intro } = readForm(company, given)
    const [before, oldProducts] = [
      await readSection(trx, 'intro', company.id),
      await listProductRows(trx, company.id),
    ]
    const names = await readCodeNames(trx, ['productCategory'])
    requireOffered(
      names,
      products.map(({ category }, index) => ({
        field: `products.${index}.category`,
        list: 'productCategory',
        values: [category],
        before: oldProducts.map((product) => product.category),
      })),
    )
    await swapFile(platform.files, trx, {
      field: 'logoFileId',
      before: (before?.values.logoFileId as string | null) ?? null,
      after: intro.logoFileId,
      ownerId: company.accountId,
      purpose: 'logo',
      missing: say.logo,
    })
    await takeImages(platform, trx, company, oldProducts, products)
    await writeSection(trx, 'intro', { id: company.id }, intro, caller.user.id)
    await replaceProducts(trx, company.id, products)
    return {
      before: before?.saved ? { ...before.values, products: oldProducts } : null,
      after: { ...intro, products },
    }
  })
  return 1
}

interface Product {
  category: string
  introZh: string
  introEn: string
  imageFileId: string
}

/** Overseas companies write one text per product; it travels where Chinese companies put their Chinese one. */
function readForm(
  { variant }: OpenCompany,
  given: Given,
): SectionValues & { logoFileId: string; products: Product[] } {
  if (variant === 'CHN') {
    const form = decode(introForms.CHN, given) as ChineseIntro
    return { ...form, products: form.products.map((product) => ({ ...product })) }
  }
  const moved = (value: SectionValues) => ({ ...value, introEn: value.introZh || value.introEn })
  const form = decode(introForms.ENG, {
    ...moved(given),
    products: (given.products ?? []).map((product) => moved(product as SectionValues)),
  }) as OverseasIntro
  return { ...form, introZh: '', products: form.products.map((product) => ({ ...product, introZh: '' })) }
}

async function takeImages(
  { files }: Platform,
  trx: Db,
  { accountId }: OpenCompany,
  before: { imageFileId: string | null }[],
  after: Product[],
): Promise<void> {
  const had = new Set(before.flatMap(({ imageFileId }) => (imageFileId ? [imageFileId] : [])))
  const has = new Set(after.map(({ imageFileId }) => imageFileId))
  for (const [index, { imageFileId }] of after.entries())
    if (!had.has(imageFileId))
      await swapFile(files, trx, {
        field: `products.${index}.imageFileId`,
        before: null,
        after: imageFileId,
        ownerId: accountId,
        purpose: 'productImage',
        missing: say.image,
      })
  for (const old of had) if (!has.has(old)) await files.release(trx, old)
}
