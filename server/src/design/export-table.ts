import type { Language, Text } from '@fairground/domain/text'
import { tableOf } from '@fairground/floorplan/design/operations/booth-table'
import type { FastifyReply } from 'fastify'
import { readCodeNames } from '../codelist'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { sendDownload } from '../platform/http/send-download'
import type { Platform } from '../platform/platform'
import { workbookMediaType, writeWorkbook } from '../platform/workbook/write/write-workbook'
import { requireHall } from './designed-hall'
import { findDraft } from './draft.repository'
import { planSubject } from './draft.service'
import { factsIn, readPublished } from './open.service'
import { asDraft } from './published-draft'

const sheetName: Text = { zh: '展位', en: 'Booths' }

/** With the columns that a workbook for the draft is read by, so that it can be edited and brought back. */
export async function sendBoothTable(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  hallId: string,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const { language } = caller
  const { edition } = settings.current()
  const hall = await requireHall(db, hallId, edition)
  const kept = await findDraft(db, hallId)
  const draft = kept ? asDraft(kept.scene) : await readPublished(db, hall)
  const facts = new Map((await factsIn(db, hallId, edition, language)).map((fact) => [fact.id, fact]))
  const [titles = [], ...rows] = tableOf(draft, { language, facts, choices: await choicesIn(db) })
  await recordAudit(db, caller, {
    action: 'export',
    subjectType: planSubject,
    subjectId: hallId,
    after: { hall: hall.code, booths: rows.length },
  })
  const content = writeWorkbook({
    sheets: [
      {
        name: sheetName[language],
        columns: titles.map((title) => ({ title: String(title), width: 16 })),
        rows: eachOf(rows),
        freezeHeader: true,
      },
    ],
  })
  const name = fileName(hall.code)
  return sendDownload(reply, {
    name: name[language],
    asciiName: name.en,
    contentType: workbookMediaType,
    content,
  })
}

const fileName = (hall: string): Record<Language, string> => ({
  zh: `${hall}-展位草稿`,
  en: `${hall}-booths`,
})

async function choicesIn(db: Db) {
  const types = (await readCodeNames(db, ['exhibitType'])).get('exhibitType')
  return {
    exhibitTypes: Object.fromEntries(
      [...(types?.values() ?? [])].map(({ value, zh, en }) => [value, [value, zh, en]]),
    ),
  }
}

async function* eachOf<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows
}
