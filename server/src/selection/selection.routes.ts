import { closedGate, gateNames, selectionMessages as say } from '@fairground/domain/selection'
import { codes } from '@fairground/wire/kernel/codes'
import * as calls from '@fairground/wire/selection'
import type { FastifyInstance } from 'fastify'
import { nameOf, readCodeNames } from '../codelist'
import { findCompanyFor, readSelectedBooths } from '../company'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { readAllowance } from '../quota'
import { blockRoutes } from './block.routes'
import { boardRoutes } from './board.routes'
import { readChooser } from './chooser.repository'
import { chooseBooths, finishChoice, releaseBooths } from './choosing.service'
import { circumstancesOf } from './circumstances'
import { deskRoutes } from './desk.routes'
import { favouriteRoutes } from './favourites.routes'
import { readOwnSelection, selectionOfNobody } from './own-selection'
import { createRefusedTries } from './refused-tries'
import type { Trying } from './trying'

export function selectionRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, settings, log } = platform
  const tries = createRefusedTries(db, log)
  app.addHook('onClose', () => tries.flush())
  deskRoutes(app, platform, tries)
  favouriteRoutes(app, platform)
  boardRoutes(app, platform)
  blockRoutes(app, platform, tries)

  const ownCompany = async (caller: SignedInCaller) =>
    (await findCompanyFor(db, caller, {}, settings.current().edition))?.id
  const choosing = (caller: SignedInCaller): Trying => ({
    platform,
    tries,
    caller,
    lock: async (trx, edition) => (await findCompanyFor(trx, caller, {}, edition, true))?.id,
    gates: gateNames,
    reason: '',
  })
  /** The specs' calls answer everything the company has, under their own names. */
  const everythingOf = async (caller: SignedInCaller) => {
    const companyId = await ownCompany(caller)
    if (!companyId) throw new Refusal(codes.refused, say.notApproved)
    return readSelectedBooths(db, companyId, settings.current(), caller.language)
  }

  serve(app, calls.selectionStarted, async ({ caller }) => {
    const { selectionStarted: started } = settings.current()
    const companyId = caller.user.department === 'exhibitor' ? await ownCompany(caller) : undefined
    if (!companyId) return { started, mayChoose: false }
    const circumstances = circumstancesOf(await readChooser(db, companyId), settings.current())
    return { started: circumstances.started, mayChoose: !closedGate(circumstances) }
  })

  serve(app, calls.chooseBooth, async ({ body, caller }) => {
    await chooseBooths(choosing(caller), [body.boothId])
    return everythingOf(caller)
  })
  serve(app, calls.releaseBooth, async ({ body, caller }) => {
    if (body.edition !== undefined && Number(body.edition) !== settings.current().edition)
      throw new Refusal(codes.refused, say.notYours)
    await releaseBooths(choosing(caller), [body.boothId])
    return everythingOf(caller)
  })

  serve(app, calls.ownSelection, async ({ caller }) => {
    const companyId = await ownCompany(caller)
    return companyId
      ? readOwnSelection(db, companyId, settings.current(), caller.language)
      : selectionOfNobody(settings.current(), caller.language)
  })
  serve(app, calls.chooseBooths, ({ body, caller }) => chooseBooths(choosing(caller), body.boothIds))
  serve(app, calls.releaseBooths, ({ body, caller }) => releaseBooths(choosing(caller), body.boothIds))
  serve(app, calls.finishChoice, ({ caller }) => finishChoice(choosing(caller)))

  serve(app, calls.ownQuota, async ({ body, caller }) => {
    const { edition } = settings.current()
    const company = await findCompanyFor(db, caller, body, edition)
    if (company?.edition !== edition) return []
    const allowance = await readAllowance(db, company.id, settings.current())
    if (!allowance?.quota) return []
    const { asked, quota } = allowance
    const names = await readCodeNames(db, ['exhibitType'])
    return [
      {
        boothType: asked.boothType,
        exhibitType: asked.exhibitType,
        exhibitTypeName: nameOf(names, 'exhibitType', asked.exhibitType, caller.language),
        leastCount: quota.count.least,
        mostCount: quota.count.most,
        leastArea: quota.area?.least ?? 0,
        mostArea: quota.area?.most ?? 0,
        label: quota.label,
      },
    ]
  })
}
