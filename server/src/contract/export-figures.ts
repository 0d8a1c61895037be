import { contractStateNames, contractStates, languageNames } from '@fairground/domain/contract'
import { amountDigits } from '@fairground/domain/money'
import type { Language, Text } from '@fairground/domain/text'
import type { ContractFigure } from '@fairground/wire/contract/figures'
import type { FastifyReply } from 'fastify'
import { recordAudit } from '../platform/audit/audit'
import type { SignedInCaller } from '../platform/http/principal'
import { sendDownload } from '../platform/http/send-download'
import type { Platform } from '../platform/platform'
import { workbookMediaType, writeWorkbook } from '../platform/workbook/write/write-workbook'
import { readFigures } from './figures.repository'

const titles: [Text, number][] = [
  [{ zh: '维度', en: 'By' }, 12],
  [{ zh: '项目', en: 'What' }, 28],
  [{ zh: '币种', en: 'Currency' }, 8],
  [{ zh: '合同数', en: 'Contracts' }, 10],
  [{ zh: '合同总额', en: 'Total' }, 18],
  [{ zh: '展位数', en: 'Booths' }, 10],
  [{ zh: '面积（m²）', en: 'Area (m²)' }, 12],
]
const kinds: Record<ContractFigure['kind'], Text> = {
  state: { zh: '状态', en: 'State' },
  class: { zh: '类别（有效合同）', en: 'Class (standing)' },
  language: { zh: '语言（有效合同）', en: 'Language (standing)' },
}
const fileName: Text = { zh: '合同统计', en: 'Contract figures' }

function nameOf({ kind, key, nameZh, nameEn }: ContractFigure, language: Language): string {
  if (kind === 'class') return language === 'en' ? nameEn : nameZh
  if (kind === 'language') return languageNames[key === 'en' ? 'en' : 'zh'][language]
  const state = contractStates.find((one) => one === key)
  return state ? contractStateNames[state][language] : key
}

export async function sendFigures(
  { db, settings }: Platform,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const { language } = caller
  await recordAudit(db, caller, { action: 'export', subjectType: 'contract-figures', subjectId: '' })
  const { rows } = await readFigures(db, settings.current().edition)
  const workbook = writeWorkbook({
    sheets: [
      {
        name: fileName[language],
        columns: titles.map(([title, width]) => ({ title: title[language], width })),
        rows: rows.map((row) => [
          kinds[row.kind][language],
          nameOf(row, language),
          row.currency,
          row.contracts,
          Number(amountDigits(row.total)),
          row.booths,
          row.area / 100,
        ]),
        freezeHeader: true,
      },
    ],
  })
  return sendDownload(reply, {
    name: fileName[language],
    asciiName: 'contract-figures',
    contentType: workbookMediaType,
    content: workbook,
  })
}
