import { createHash } from 'node:crypto'
import { dayIn } from '@fairground/domain/field'
import { amountDigits } from '@fairground/domain/money'
import {
  findHeading,
  type RowFault,
  readStatement,
  type StatementColumn,
  statementMessages as say,
  statementColumnNames,
} from '@fairground/domain/payment'
import { type Language, type Text, translate } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import type { Imported } from '@fairground/wire/payment/statement'
import type { FastifyReply } from 'fastify'
import { recordAudit } from '../../platform/audit/audit'
import type { SignedInCaller } from '../../platform/http/principal'
import { Refusal } from '../../platform/http/refusal'
import type { UploadedFile } from '../../platform/http/upload'
import type { Platform } from '../../platform/platform'
import { readTable } from '../../platform/workbook/read-table'
import { type ExportColumn, sendSheet } from '../sheet'
import { countImported, insertImport, insertLines } from './imports.repository'

const mostFaults = 200

/** As people read them. */
export const saidFaults = (faults: readonly RowFault[], language: Language): Imported['faults'] =>
  faults.map(({ row, column, message, cell }) => ({
    row,
    column: statementColumnNames[column][language],
    message: translate(message, language),
    cell,
  }))

const hashed = (identity: string): string => createHash('sha256').update(identity, 'utf8').digest('hex')

/** What is sound is taken, once for all time; what is not is told of by row and column. */
export async function importStatement(
  platform: Platform,
  file: UploadedFile | undefined,
  caller: SignedInCaller,
): Promise<Imported> {
  const { db, live, settings } = platform
  const { edition, timeZone } = settings.current()
  const { language, user } = caller
  const table = await readTable(platform, file, { csv: true })
  const heading = findHeading(table)
  if (!heading)
    throw new Refusal(codes.refused, say.noHeading, {
      day: statementColumnNames.day[language],
      credit: statementColumnNames.credit[language],
    })
  const { lines, faults, skipped } = readStatement(table, heading, dayIn(timeZone))
  if (lines.length === 0 && faults.length === 0) throw new Refusal(codes.refused, say.noLines, { skipped })
  const kept = faults.slice(0, mostFaults)
  const fileName = file?.name ?? ''
  return db.transaction().execute(async (trx) => {
    const importId = await insertImport(trx, { edition, fileName, skipped, faults: kept, by: user.id })
    const taken = await insertLines(
      trx,
      { importId, edition },
      lines.map((line) => ({ ...line, identity: hashed(line.identity) })),
    )
    const known = lines.length - taken
    await countImported(trx, importId, { taken, known })
    await recordAudit(trx, caller, {
      action: 'statement-import',
      subjectType: 'statement',
      subjectId: importId,
      after: { fileName, taken, known, skipped, faults: faults.length },
    })
    await live.publish(trx, { type: 'list-changed', audience: 'staff', list: 'statement' })
    return { taken, known, skipped, faults: saidFaults(kept, language), faultCount: faults.length }
  })
}

type Example = Partial<Record<StatementColumn, string | number>>

const shown: readonly StatementColumn[] = ['day', 'credit', 'currency', 'payer', 'remark', 'reference']
const widths: Partial<Record<StatementColumn, number>> = { payer: 36, remark: 44, reference: 22 }

const exampleColumns: ExportColumn<Example>[] = shown.map((column) => ({
  title: statementColumnNames[column],
  width: widths[column] ?? 14,
  cell: (line) => line[column] ?? '',
}))

const exampleName: Text = { zh: '银行流水示例', en: 'Bank statement example' }

/** Headings as they are recognised, and lines as banks write them. */
export function sendExample(
  { settings }: Platform,
  { language }: SignedInCaller,
  reply: FastifyReply,
): Promise<null> | null {
  const { edition, timeZone } = settings.current()
  const day = dayIn(timeZone)
  const rows: Example[] = [
    {
      day,
      credit: Number(amountDigits(1_495_680)),
      currency: 'CNY',
      payer: '北京安盾消防科技有限公司',
      remark: `HT-${edition}-0142 展位费`,
      reference: 'FT2026111800001',
    },
    {
      day,
      credit: Number(amountDigits(280_000)),
      currency: 'USD',
      payer: 'Muster Brandschutz GmbH',
      remark: `HT-${edition}-0007 booth fee`,
      reference: 'FT2026111800002',
    },
  ]
  return sendSheet(reply, language, {
    name: exampleName,
    sheet: { zh: '流水', en: 'Lines' },
    asciiName: 'statement-example',
    columns: exampleColumns,
    rows,
  })
}
