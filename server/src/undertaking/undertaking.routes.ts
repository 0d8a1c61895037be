import { dayIn } from '@fairground/domain/field'
import { undertakingMessages as say, undertakingStates } from '@fairground/domain/undertaking'
import { codes } from '@fairground/wire/kernel/codes'
import * as calls from '@fairground/wire/undertaking'
import type { FastifyInstance } from 'fastify'
import { findCompanyFor } from '../company'
import { readPage } from '../platform/database/joined-view'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { findDeclaring, findSomeDeclaring } from './company-facts.repository'
import { askForNewSignature, recordOnPaper, remind } from './desk.service'
import { sendUndertakings } from './export-undertakings'
import { nameIn, readFacts } from './facts-of-company'
import { readOwnUndertakings } from './own-undertakings'
import { readReminders } from './reminder.repository'
import { sendSignaturePdf } from './signature-pdf'
import { sendSigningCode, signUndertakings } from './signing.service'
import { saveText } from './text.service'
import { readCurrentText, readEarlierText, readSignatures, readVersions } from './undertaking.repository'
import { countStates, type Reading, undertakings } from './undertaking-list.repository'

export function undertakingRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, settings } = platform
  const reading = ({ language }: SignedInCaller): Reading => {
    const { edition, timeZone } = settings.current()
    return { edition, language, today: dayIn(timeZone) }
  }
  const done = (deed: Promise<void>): Promise<null> => deed.then(() => null)

  serve(app, calls.ownUndertakings, async ({ caller }) => {
    const company = await findCompanyFor(db, caller, {}, settings.current().edition)
    return readOwnUndertakings(db, company?.id, settings.current(), caller.language)
  })
  serve(app, calls.sendSigningCode, ({ body, caller }) => sendSigningCode(platform, body.kinds, caller))
  serve(app, calls.signUndertakings, ({ body, caller }) => done(signUndertakings(platform, body, caller)))
  serve(app, calls.signaturePdf, ({ params, caller, reply }) =>
    sendSignaturePdf(platform, params.signatureId, caller, reply),
  )

  serve(app, calls.listUndertakings, ({ body, caller }) => readPage(db, undertakings, body, reading(caller)))
  serve(app, calls.undertakingOverview, async ({ query: { kind } }) => {
    const { edition, undertakingDeadlines } = settings.current()
    const counted = await countStates(db, kind, edition)
    const versionIn = async (language: 'zh' | 'en') =>
      (await readCurrentText(db, { edition, kind, language }))?.version ?? 0
    return {
      states: Object.fromEntries(
        undertakingStates.map((state) => [state, counted.find((one) => one.state === state)?.companies ?? 0]),
      ) as Record<(typeof undertakingStates)[number], number>,
      lastDay: undertakingDeadlines[kind],
      versions: { zh: await versionIn('zh'), en: await versionIn('en') },
    }
  })
  serve(app, calls.exportUndertakings, ({ query, caller, reply }) =>
    sendUndertakings(platform, query, reading(caller), caller, reply),
  )
  serve(app, calls.findUndertaking, async ({ query: { companyId, kind }, caller }) => {
    const company = await findDeclaring(db, companyId)
    if (!company) throw new Refusal(codes.notFound, say.unknownCompany)
    const [signatures, reminders] = await Promise.all([
      readSignatures(db, { companyId, kind }),
      readReminders(db, companyId, kind),
    ])
    return { companyName: nameIn(caller.language, company), signatures, reminders }
  })

  serve(app, calls.findUndertakingText, async ({ query }) => {
    const which = { edition: settings.current().edition, ...query }
    const [versions, earlier] = await Promise.all([readVersions(db, which), readEarlierText(db, which)])
    return { versions, earlier: earlier ?? null }
  })
  serve(app, calls.saveUndertakingText, ({ body, caller }) => saveText(platform, body, caller))
  serve(app, calls.undertakingFacts, async ({ query: { language, companyId } }) => {
    const company = companyId
      ? await findDeclaring(db, companyId)
      : await findSomeDeclaring(db, settings.current().edition, language === 'en' ? 'ENG' : 'CHN')
    return (company && (await readFacts(db, company, settings.current(), language))) ?? null
  })

  serve(app, calls.remindOfUndertakings, ({ body, caller }) => remind(platform, body.companyIds, caller))
  serve(app, calls.askForNewSignature, ({ body, caller }) => done(askForNewSignature(platform, body, caller)))
  serve(app, calls.recordSignature, ({ body, caller }) => done(recordOnPaper(platform, body, caller)))
}
