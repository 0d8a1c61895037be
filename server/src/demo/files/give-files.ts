import type { FilePurpose } from '../../file'
import type { CheckedFile } from '../../platform/files/checks'
import type { Platform } from '../../platform/platform'
import { type BareCompany, listBareCompanies, type Whose } from './bare-companies.repository'
import { licencePage, signUpPage } from './documents'
import { draw } from './draw'
import { type Lettering, loadLettering } from './lettering'
import { logo, productPicture } from './pictures'
import { asDocument, asLogo, asProductImage, type Place } from './place-file.repository'

interface Piece {
  purpose: FilePurpose
  name: string
  svg: string
  place: Place
}

/** The companies of the demo fair get the files they would have handed in. Those that have theirs are left alone. */
export async function giveDemoFiles(
  { config, db, files, settings }: Platform,
  whose: Whose = 'everybody',
): Promise<void> {
  if (config.MODE !== 'demo') return
  const bare = await listBareCompanies(db, settings.current().edition, whose)
  const drawn = new Map<string, Promise<CheckedFile>>()
  for (const company of bare.filter(lacksAnything)) {
    for (const { purpose, name, svg, place } of piecesFor(company, await loadLettering())) {
      const picture = drawn.get(svg) ?? draw(purpose, svg)
      drawn.set(svg, picture)
      const owner = company.accountId
      const fileId = await files.keep({ ownerId: owner, purpose, originalName: name, file: await picture })
      await db.transaction().execute(async (trx) => {
        if (await place(trx, fileId)) await files.claim(trx, fileId, owner, purpose)
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
    place: asProductImage(productId),
  }))
  if (lacks.logo)
    pieces.push({
      purpose: 'logo',
      name: 'logo.png',
      svg: logo(set, company),
      place: asLogo(id),
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
    place: asDocument(id, column),
  }
}
