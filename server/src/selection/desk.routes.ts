import { gatesForStaff } from '@fairground/domain/selection'
import * as calls from '@fairground/wire/selection/desk'
import type { FastifyInstance } from 'fastify'
import type { SignedInCaller } from '../platform/http/principal'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { chooseBooths, finishChoice, moveBooths, releaseBooths } from './choosing.service'
import { setCompanyQuota } from './company-quota.service'
import { lockCompanies } from './desk.repository'
import { confirmChoices, returnChoice, returnChoices, swapBooths } from './desk.service'
import { endKeepApart, keepApart } from './keep-apart.service'
import type { RefusedTries } from './refused-tries'
import { remindUnfinished } from './reminding'
import type { Trying } from './trying'

export function deskRoutes(app: FastifyInstance, platform: Platform, tries: RefusedTries): void {
  /** The company's own rules hold; its hours and stages do not. */
  const onBehalf = (
    caller: SignedInCaller,
    { companyId, reason }: { companyId: string; reason: string },
  ): Trying => ({
    platform,
    tries,
    caller,
    lock: async (trx, edition) => (await lockCompanies(trx, [companyId], edition))[0]?.id,
    gates: gatesForStaff,
    reason,
  })

  serve(app, calls.confirmChoices, ({ body, caller }) => confirmChoices(platform, body.choices, caller))
  serve(app, calls.returnChoice, async ({ body, caller }) => {
    await returnChoice(platform, body, caller)
    return null
  })
  serve(app, calls.returnChoices, ({ body, caller }) => returnChoices(platform, body, caller))
  serve(app, calls.chooseFor, ({ body, caller }) => chooseBooths(onBehalf(caller, body), body.boothIds))
  serve(app, calls.releaseFor, ({ body, caller }) => releaseBooths(onBehalf(caller, body), body.boothIds))
  serve(app, calls.finishFor, ({ body, caller }) => finishChoice(onBehalf(caller, body)))
  serve(app, calls.moveBooths, ({ body, caller }) => moveBooths(onBehalf(caller, body), body.boothIds))
  serve(app, calls.swapBooths, async ({ body, caller }) => {
    await swapBooths(platform, body, caller)
    return null
  })
  serve(app, calls.remindUnfinished, ({ caller }) => remindUnfinished(platform, caller))
  serve(app, calls.setQuota, async ({ body, caller }) => {
    const { companyId, reason, least, most } = body
    await setCompanyQuota(platform, { companyId, reason, span: { least, most } }, caller)
    return null
  })
  serve(app, calls.endQuota, async ({ body, caller }) => {
    await setCompanyQuota(platform, body, caller)
    return null
  })
  serve(app, calls.switchSelection, async ({ body, caller }) => {
    const { started, version } = body
    await platform.settings.change('selectionStarted', started, caller, { basedOn: version })
    return null
  })
  serve(app, calls.keepApart, async ({ body, caller }) => {
    await keepApart(platform, body, caller)
    return null
  })
  serve(app, calls.endKeepApart, async ({ body, caller }) => {
    await endKeepApart(platform, body.wishId, caller)
    return null
  })
}
