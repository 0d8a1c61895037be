import sharp from 'sharp'
import type { Db } from '../../platform/database/database'
import { type CheckedFile, checkFile, type FilePurpose } from '../../platform/files/checks'
import type { Platform } from '../../platform/platform'
import { type BareCompany, listBareCompanies } from './bare-companies'
import { licencePage, signUpPage } from './documents'
import { type Lettering, loadLettering } from './lettering'
import { logo, productPicture } from './pictures'

interface Piece {
  purpose: FilePurpose
  name: string
  svg: string
  /** Puts the file where it belongs, unless somebody has put one there meanwhile. */
  place(trx: Db, fileId: string): Promise<{ numUpdatedRows: bigint }>
}

/** The companies of the demo accounts get the files they would have handed in. Those that have theirs are left alone. */
export async function giveDemoFiles({ config, db, files, settings }: Platform): Promise<void> {
  if (config.MODE !== 'demo') return
  const bare = await listBareCompanies(db, settings.current().edition)
  const drawn = new Map<string, Promise<CheckedFile>>()
  for (const company of bare.filter(lacksAnything)) {
    for (const { purpose, name, svg, place } of piecesFor(company, await loadLettering())) {
      const picture = drawn.get(svg) ?? draw(purpose, svg)
      drawn.set(svg, picture)
      const owner = company.accountId
      const fileId = await files.keep({ ownerId: owner, purpose, originalName: name, file: await picture })
      await db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await place(trx, fileId)
        if (numUpdatedRows > 0n) await files.claim(trx, fileId, owner, purpose)
      })
    }
  }
}

const lacksAnything = ({ lacks }: BareCompany): boolean =>
  lacks.document || lacks.logo || lacks.products.length > 0

function piecesFor(company: BareCompany, set: Lettering): Piece[] {
  const { id, lacks } = company
  const pieces: Piece[] = lacks.products.map(({ id: productId, category, position }) => ({
    purpose: 'productImage',
    name: `product-${position}.png`,
    svg: productPicture(category, position),
    place: (trx, image_file_id) =>
      trx
        .updateTable('product_intro')
        .set({ image_file_id })
        .where('id', '=', productId)
        .where('image_file_id', 'is', null)
        .executeTakeFirst(),
  }))
  if (lacks.logo)
    pieces.push({
      purpose: 'logo',
      name: 'logo.png',
      svg: logo(set, company),
      place: (trx, logo_file_id) =>
        trx
          .updateTable('company_intro')
          .set({ logo_file_id })
          .where('company_id', '=', id)
          .where('logo_file_id', 'is', null)
          .executeTakeFirst(),
    })
  if (lacks.document) pieces.push(documentOf(company, set))
  return pieces
}

function documentOf(company: BareCompany, set: Lettering): Piece {
  const { id, variant } = company
  const column = variant === 'CHN' ? 'licence_file_id' : 'sign_up_file_id'
  return {
    ...(variant === 'CHN'
      ? { purpose: 'licence', name: '营业执照.png', svg: licencePage(set, company) }
      : { purpose: 'signUpFile', name: 'company-profile.png', svg: signUpPage(set, company) }),
    place: (trx, fileId) =>
      trx
        .updateTable('company')
        .set({ [column]: fileId })
        .where('id', '=', id)
        .where(column, 'is', null)
        .executeTakeFirst(),
  }
}

/** Goes the way of any upload, so that it is stored as one would be, with all that is derived from it. */
async function draw(purpose: FilePurpose, svg: string): Promise<CheckedFile> {
  const verdict = await checkFile(purpose, await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer())
  if (!verdict.ok) throw new Error(`a picture of the demo fair was refused: ${verdict.problem}`)
  return verdict.file
}
