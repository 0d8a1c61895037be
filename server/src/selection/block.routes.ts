import { selectionMessages as say } from '@fairground/domain/selection'
import { codes } from '@fairground/wire/kernel/codes'
import * as calls from '@fairground/wire/selection/block'
import type { FastifyInstance } from 'fastify'
import { findCompanyFor } from '../company'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { listGroups, readBlock } from './block'
import { findDelegacy } from './block.repository'
import { endDelegate, nameDelegate } from './delegate.service'
import { divideBlock } from './division.service'
import { refuse } from './fault-refusal'
import type { RefusedTries } from './refused-tries'

export function blockRoutes(app: FastifyInstance, platform: Platform, tries: RefusedTries): void {
  const { db, settings } = platform
  const ownDelegacy = async (caller: SignedInCaller) => {
    const { edition } = settings.current()
    const company = await findCompanyFor(db, caller, {}, edition)
    return company && findDelegacy(db, edition, { companyId: company.id })
  }

  serve(app, calls.ownBlock, async ({ caller }) => {
    const delegacy = await ownDelegacy(caller)
    return delegacy ? readBlock(db, delegacy, settings.current(), caller.language) : null
  })
  serve(app, calls.divideBlock, async ({ body, caller }) => {
    const delegacy = await ownDelegacy(caller)
    if (!delegacy) throw refuse('notDelegate')
    return divideBlock({ platform, tries, caller, reason: '' }, delegacy.companyId, body)
  })

  serve(app, calls.listGroups, ({ caller }) => listGroups(db, settings.current(), caller.language))
  serve(app, calls.findBlock, async ({ params, caller }) => {
    const delegacy = await findDelegacy(db, settings.current().edition, params)
    if (!delegacy) throw new Refusal(codes.notFound, say.unknownDelegate)
    return readBlock(db, delegacy, settings.current(), caller.language)
  })
  serve(app, calls.nameDelegate, async ({ body, caller }) => {
    await nameDelegate(platform, body, caller)
    return null
  })
  serve(app, calls.endDelegate, async ({ body, caller }) => {
    await endDelegate(platform, body, caller)
    return null
  })
  serve(app, calls.divideFor, async ({ body: { delegateId, reason, ...division }, caller }) => {
    const delegacy = await findDelegacy(db, settings.current().edition, { delegateId })
    if (!delegacy) throw refuse('unknownDelegate')
    return divideBlock({ platform, tries, caller, reason }, delegacy.companyId, division)
  })
}
