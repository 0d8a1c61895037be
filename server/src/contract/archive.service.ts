import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { contractStateNames, partyName, contractMessages as say } from '@fairground/domain/contract'
import { amountDigits } from '@fairground/domain/money'
import type { Language, Text } from '@fairground/domain/text'
import type { ArchivedDetail, ArchiveSearch } from '@fairground/wire/contract/archive'
import { codes } from '@fairground/wire/kernel/codes'
import type { FastifyReply } from 'fastify'
import { recordAudit } from '../platform/audit/audit'
import { readChanges } from '../platform/audit/recorded-changes.repository'
import { fileNameFor } from '../platform/files/file-name'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { sendDownload } from '../platform/http/send-download'
import { momentIn } from '../platform/moment-in'
import type { Platform } from '../platform/platform'
import type { CellValue, Column } from '../platform/workbook/write/columns'
import { writeWorkbook } from '../platform/workbook/write/write-workbook'
import { writeZip, type ZipPart } from '../platform/zip/write-zip'
import { type FiledContract, findFiled, readFiled } from './archive.repository'
import { contractFileName } from './contract-pdf.service'

export async function findArchived({ db, files }: Platform, contractId: string): Promise<ArchivedDetail> {
  const found = await findFiled(db, contractId)
  if (!found) throw new Refusal(codes.notFound, say.unknown)
  const { fileId, ...facts } = found
  const [hash, changes] = await Promise.all([
    hashOf(files, fileId),
    readChanges(db, { type: 'contract-pdf', id: contractId }, { most: 20 }),
  ])
  return {
    ...facts,
    isWhole: hash === facts.sealedSha256,
    fetched: changes.map(({ at, by }) => ({ at, by })),
  }
}

/** Of the file as it is kept at this moment; nothing where it cannot be read. */
async function hashOf(files: Platform['files'], fileId: string): Promise<string | undefined> {
  const file = await files.open(fileId)
  if (!file) return undefined
  const hash = createHash('sha256')
  await pipeline(file.content, hash)
  return hash.digest('hex')
}

const words = {
  name: { zh: '合同归档', en: 'Contracts' },
  missing: { zh: '文件缺失', en: 'file missing' },
} satisfies Record<string, Text>

/** One file is open at a time and nothing is written down, so that a download that is broken off leaves nothing behind. */
export async function sendArchive(
  platform: Platform,
  search: ArchiveSearch,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const { db, patientDb } = platform
  const filed = await readFiled(patientDb, search)
  await recordAudit(db, caller, {
    action: 'export',
    subjectType: 'contract-archive',
    subjectId: '',
    after: { ...search, contracts: filed.length },
  })
  return sendDownload(reply, {
    name: words.name[caller.language],
    asciiName: 'contracts',
    contentType: 'application/zip',
    content: writeZip(partsOf(platform, filed, caller.language)),
  })
}

const pathOf = (contract: FiledContract): string =>
  `${contract.edition}/${fileNameFor(contractFileName(contract), 'application/pdf')}`

/** A file that cannot be found is named in the index and holds up none of the others. */
async function* partsOf(
  { files, settings, log }: Platform,
  filed: readonly FiledContract[],
  language: Language,
): AsyncGenerator<ZipPart> {
  const missing = new Set<string>()
  for (const contract of filed) {
    const file = await files.open(contract.fileId)
    if (file) yield { path: pathOf(contract), content: file.content }
    else {
      missing.add(contract.id)
      log.error({ contract: contract.number }, 'the sealed file of a contract is missing')
    }
  }
  yield { path: 'index.xlsx', content: indexOf(filed, missing, language, settings.current().timeZone) }
}

interface IndexColumn {
  title: Text
  width: number
  cell: (contract: FiledContract, language: Language) => CellValue
}

const columns = (missing: ReadonlySet<string>, timeZone: string): IndexColumn[] => [
  {
    title: { zh: '文件', en: 'File' },
    width: 44,
    cell: (contract, language) => (missing.has(contract.id) ? words.missing[language] : pathOf(contract)),
  },
  { title: { zh: '合同编号', en: 'Number' }, width: 14, cell: ({ number }) => number },
  { title: { zh: '届次', en: 'Edition' }, width: 8, cell: ({ edition }) => edition },
  {
    title: { zh: '企业名称', en: 'Company' },
    width: 36,
    cell: ({ companyZh, companyEn }, language) =>
      partyName({ nameZh: companyZh, nameEn: companyEn }, language),
  },
  {
    title: { zh: '合同类别', en: 'Class' },
    width: 24,
    cell: ({ classZh, classEn }, language) => (language === 'en' ? classEn : classZh),
  },
  {
    title: { zh: '状态', en: 'State' },
    width: 14,
    cell: ({ state }, language) => contractStateNames[state][language],
  },
  { title: { zh: '币种', en: 'Currency' }, width: 8, cell: ({ currency }) => currency },
  { title: { zh: '合同总额', en: 'Total' }, width: 16, cell: ({ total }) => Number(amountDigits(total)) },
  { title: { zh: '变更自', en: 'Amends' }, width: 14, cell: ({ amends }) => amends },
  { title: { zh: '变更为', en: 'Amended by' }, width: 14, cell: ({ amendedBy }) => amendedBy },
  {
    title: { zh: '盖章时间', en: 'Sealed at' },
    width: 18,
    cell: ({ sealedAt }) => momentIn(sealedAt, timeZone),
  },
  {
    title: { zh: '文件 SHA-256', en: 'SHA-256 of the file' },
    width: 66,
    cell: ({ sealedSha256 }) => sealedSha256,
  },
]

function indexOf(
  filed: readonly FiledContract[],
  missing: ReadonlySet<string>,
  language: Language,
  timeZone: string,
): Readable {
  const all = columns(missing, timeZone)
  return writeWorkbook({
    sheets: [
      {
        name: words.name[language],
        columns: all.map(({ title, width }): Column => ({ title: title[language], width })),
        rows: filed.map((contract) => all.map(({ cell }) => cell(contract, language))),
        freezeHeader: true,
      },
    ],
  })
}
