import { waitingMessages as say } from '@fairground/domain/waiting'
import { codes } from '@fairground/wire/kernel/codes'
import * as calls from '@fairground/wire/waiting'
import type { FastifyInstance } from 'fastify'
import { findCompanyFor } from '../company'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { createRefusedTries, readChooser } from '../selection'
import { changeWish, joinFor, joinWaiting, moveEntry, removeEntry, withdrawWaiting } from './entry.service'
import { acceptOffer, declineOffer, offerByHand, recallOffer } from './offer.service'
import { readMatches, readOwnWaiting, readWaitingList, readWishFacts, waitingOfNobody } from './waiting-view'

export function waitingRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, settings, log } = platform
  const tries = createRefusedTries(db, log)
  app.addHook('onClose', () => tries.flush())

  const answering = (caller: SignedInCaller) => ({
    platform,
    tries,
    caller,
    lock: async (trx: Parameters<typeof findCompanyFor>[0], edition: number) =>
      (await findCompanyFor(trx, caller, {}, edition, true))?.id,
  })
  const done = (deed: Promise<void>): Promise<null> => deed.then(() => null)

  serve(app, calls.ownWaiting, async ({ caller }) => {
    const company = await findCompanyFor(db, caller, {}, settings.current().edition)
    return company
      ? readOwnWaiting(db, company.id, settings.current(), caller.language)
      : waitingOfNobody(caller.language)
  })
  serve(app, calls.joinWaiting, ({ body, caller }) => done(joinWaiting(platform, body, caller)))
  serve(app, calls.changeWish, ({ body, caller }) => done(changeWish(platform, body, caller)))
  serve(app, calls.withdrawWaiting, ({ caller }) => done(withdrawWaiting(platform, caller)))
  serve(app, calls.acceptOffer, ({ body, caller }) => done(acceptOffer(answering(caller), body.offerId)))
  serve(app, calls.declineOffer, ({ body, caller }) => done(declineOffer(platform, body.offerId, caller)))

  serve(app, calls.waitingList, ({ caller }) => readWaitingList(db, settings.current(), caller.language))
  serve(app, calls.matchesFor, ({ query }) => readMatches(db, query.entryId, settings.current()))
  serve(app, calls.wishFacts, async ({ query, caller }) => {
    const company = await findCompanyFor(
      db,
      caller,
      { companyId: query.companyId },
      settings.current().edition,
    )
    if (company?.edition !== settings.current().edition) throw new Refusal(codes.notFound, say.unknownCompany)
    return readWishFacts(db, await readChooser(db, company.id), settings.current())
  })
  serve(app, calls.joinFor, ({ body, caller }) => done(joinFor(platform, body, caller)))
  serve(app, calls.moveEntry, ({ body, caller }) => done(moveEntry(platform, body, caller)))
  serve(app, calls.removeEntry, ({ body, caller }) => done(removeEntry(platform, body, caller)))
  serve(app, calls.offerBooths, ({ body, caller }) => done(offerByHand(platform, body, caller)))
  serve(app, calls.recallOffer, ({ body, caller }) => done(recallOffer(platform, body, caller)))
}
