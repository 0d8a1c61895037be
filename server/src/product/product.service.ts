import { productSheets, productMessages as say } from '@fairground/domain/product'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallInput } from '@fairground/wire/kernel/endpoint'
import type { ListedProduct, saveProducts as saving } from '@fairground/wire/product'
import { nameOf, readCodeNames } from '../codelist'
import { findCompanyFor, requireOffered } from '../company'
import { companyNews } from '../exhibitor'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { decode } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { keeperIn } from '../platform/record/keeper'
import { type KeptRecord, refusals } from '../platform/record/kept-record'
import { type OwnCompany, requireOpen } from './open-sheet'
import {
  nameOfAccount,
  readProducts,
  readSheet,
  readSignUpProducts,
  type Sheet,
  writeProducts,
} from './product.repository'

/** The sheet of a company is one record: all products in their order, saved together. */
const keptSheet: KeptRecord<Sheet> = {
  subjectType: 'product-sheet',
  lock: readSheet,
  lastChange: async (trx, { updatedBy, updatedAt }) => ({
    who: updatedBy ? await nameOfAccount(trx, updatedBy) : '',
    when: updatedAt,
  }),
  ...refusals(say.noCompany, say.changedMeanwhile),
}

type Saving = CallInput<typeof saving>['body']

export async function saveProducts(
  platform: Platform,
  { version, products: given }: Saving,
  caller: SignedInCaller,
): Promise<{ version: number }> {
  const settings = platform.settings.current()
  const { language } = caller
  return platform.db.transaction().execute(async (trx) => {
    const company = requireOpen(
      await findCompanyFor(trx, caller, {}, settings.edition, true),
      settings,
      language,
    )
    // Judged again by the rules of its own kind of company: the wire takes either.
    const { products } = decode(productSheets[company.variant], { products: given })
    const before = await readProducts(trx, company.id)
    const keeper = keeperIn(platform, trx, caller, keptSheet)
    const sheet = await keeper.take(company.id)
    if (JSON.stringify(before.map(inOneOrder)) === JSON.stringify(products.map(inOneOrder)))
      return { version: sheet.version }
    await keeper.requireSeen(sheet, version)
    await requireCategories(trx, before, products)
    await takePictures(platform, trx, company, before, products)
    const after = { companyId: company.id, version: sheet.version + 1, by: caller.user.id }
    await writeProducts(trx, after, products)
    await keeper.record(
      { id: company.id, action: 'edit', before: { products: before }, after: { products } },
      ...companyNews(company),
    )
    return { version: after.version }
  })
}

const inOneOrder = (product: ListedProduct) =>
  Object.entries(product).sort(([one], [other]) => (one < other ? -1 : 1))

async function requireCategories(
  trx: Db,
  before: readonly ListedProduct[],
  after: readonly ListedProduct[],
): Promise<void> {
  requireOffered(
    await readCodeNames(trx, ['productCategory']),
    after.map(({ category }, index) => ({
      field: `products.${index}.category`,
      list: 'productCategory',
      values: [category],
      before: before.map((product) => product.category),
    })),
  )
}

/** A product takes up an upload of its own company; pictures no product shows any more are left to the sweep. */
async function takePictures(
  { files }: Platform,
  trx: Db,
  { accountId }: OwnCompany,
  before: readonly ListedProduct[],
  after: readonly ListedProduct[],
): Promise<void> {
  const had = new Set(before.flatMap(({ imageFileId }) => imageFileId ?? []))
  const has = new Set(after.flatMap(({ imageFileId }) => imageFileId ?? []))
  for (const [index, { imageFileId }] of after.entries()) {
    const taken = imageFileId !== null && after.findIndex((one) => one.imageFileId === imageFileId) < index
    const isFound =
      imageFileId !== null &&
      !taken &&
      (had.has(imageFileId) || (await files.claim(trx, imageFileId, accountId, 'productImage')))
    if (!isFound)
      throw new Refusal(codes.invalid, say.image, {}, [
        { path: `products.${index}.imageFileId`, message: say.image },
      ])
  }
  for (const old of had) if (!has.has(old)) await files.release(trx, old)
}

/** What the sign-up says, as a beginning: named by its category until somebody names it, with a picture of its own. */
export async function copyFromSignUp(platform: Platform, caller: SignedInCaller): Promise<ListedProduct[]> {
  const { db, files } = platform
  const settings = platform.settings.current()
  const company = requireOpen(
    await findCompanyFor(db, caller, {}, settings.edition),
    settings,
    caller.language,
  )
  const names = await readCodeNames(db, ['productCategory'])
  const named = (category: string, language: 'zh' | 'en') =>
    nameOf(names, 'productCategory', category, language)
  const copies: ListedProduct[] = []
  for (const product of await readSignUpProducts(db, company.id))
    copies.push({
      imageFileId: product.imageFileId
        ? ((await files.copy(product.imageFileId, company.accountId)) ?? null)
        : null,
      category: product.category,
      isNew: false,
      nameZh: company.variant === 'CHN' ? named(product.category, 'zh') : '',
      nameEn: named(product.category, 'en'),
      textZh: product.introZh,
      textEn: product.introEn,
    })
  return copies
}
