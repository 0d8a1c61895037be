import { leaderRole } from '@fairground/domain/account'
import type { Language } from '@fairground/domain/text'
import {
  batchName,
  windowMessages as say,
  type WindowPhase,
  wallTimeOf,
  windowPhases,
} from '@fairground/domain/window'
import { codes } from '@fairground/wire/kernel/codes'
import * as calls from '@fairground/wire/window'
import type { FastifyInstance } from 'fastify'
import { findRow, readPage } from '../platform/database/joined-view'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { extendWindows } from './extension.service'
import { cancelWindows, setWindows } from './window.service'
import { countPhases, type Reading, type WindowRow, windowsOfCompanies } from './window-list.repository'

export function windowRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, settings } = platform
  const reading = ({ language, user }: SignedInCaller): Reading => {
    const { edition, windowNotice } = settings.current()
    return { edition, language, soonMinutes: windowNotice, handedInOnly: user.roles.includes(leaderRole) }
  }
  const told = (row: WindowRow, language: Language): calls.ListedWindow => {
    const { timeZone } = settings.current()
    const { startsAt, endsAt, batch } = row
    return {
      ...row,
      startsAt: startsAt ? wallTimeOf(startsAt, timeZone) : '',
      endsAt: endsAt ? wallTimeOf(endsAt, timeZone) : '',
      isSet: startsAt !== null,
      batchName: batch === null ? '' : batchName(batch, language),
    }
  }
  const find = async (companyId: string, caller: SignedInCaller): Promise<calls.ListedWindow> => {
    const found = await findRow(db, windowsOfCompanies, companyId, reading(caller))
    if (!found) throw new Refusal(codes.notFound, say.unknownCompany)
    return told(found, caller.language)
  }

  serve(app, calls.listWindows, async ({ body, caller }) => {
    const { list, total } = await readPage(db, windowsOfCompanies, body, reading(caller))
    return { list: list.map((row) => told(row, caller.language)), total }
  })
  serve(app, calls.findWindow, ({ body, caller }) => find(body.companyId, caller))
  serve(app, calls.windowOverview, async ({ caller }) => {
    const counted = await countPhases(db, reading(caller))
    const companies = (phase: WindowPhase) => counted.find((one) => one.phase === phase)?.companies ?? 0
    return {
      phases: Object.fromEntries(windowPhases.map((phase) => [phase, companies(phase)])) as Record<
        WindowPhase,
        number
      >,
      batches: [...new Set(counted.flatMap(({ batches }) => batches))].sort((one, other) => one - other),
    }
  })

  for (const call of [calls.setWindow, calls.changeWindow])
    serve(app, call, async ({ body, caller }) => {
      await setWindows(platform, [body], caller)
      return find(body.companyId, caller)
    })
  serve(app, calls.setWindows, ({ body, caller }) => setWindows(platform, body, caller))
  serve(app, calls.extendWindows, ({ body, caller }) => extendWindows(platform, body, caller))
  serve(app, calls.cancelWindows, ({ body, caller }) => cancelWindows(platform, body, caller))
}
