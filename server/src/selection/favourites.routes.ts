import { mostFavourites } from '@fairground/domain/selection'
import * as calls from '@fairground/wire/selection/favourites'
import type { FastifyInstance } from 'fastify'
import { findCompanyFor } from '../company'
import { toldState } from '../hall'
import type { Db } from '../platform/database/database'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { refuse } from './fault-refusal'
import { deleteFavourite, insertFavourite, readMarked } from './favourites.repository'

/** Each company marks booths for itself; nobody else can ask which. */
export function favouriteRoutes(app: FastifyInstance, { db, settings, live }: Platform): void {
  const readFavourites = async (trx: Db, companyId: string) =>
    (await readMarked(trx, companyId)).map(({ isOwn, ...booth }) => ({
      ...booth,
      state: toldState(booth.state, isOwn, settings.current()),
    }))

  serve(app, calls.ownFavourites, async ({ caller }) => {
    const company = await findCompanyFor(db, caller, {}, settings.current().edition)
    return company ? readFavourites(db, company.id) : []
  })

  serve(app, calls.markFavourite, async ({ body: { boothId, isMarked }, caller }) => {
    const { edition } = settings.current()
    const favourites = await db.transaction().execute(async (trx) => {
      // Locked, so that two tabs together do not mark more than one may.
      const company = await findCompanyFor(trx, caller, {}, edition, true)
      if (!company) throw refuse('notApproved')
      if (!isMarked) await deleteFavourite(trx, company.id, boothId)
      else if (!(await insertFavourite(trx, company.id, boothId, edition))) throw refuse('unknownBooth')
      const marked = await readFavourites(trx, company.id)
      if (isMarked && marked.length > mostFavourites)
        throw refuse('tooManyFavourites', { most: mostFavourites })
      return marked
    })
    live.publishSoon(db, { type: 'own-sign-up-changed', audience: 'person', accountId: caller.user.id })
    return favourites
  })
}
