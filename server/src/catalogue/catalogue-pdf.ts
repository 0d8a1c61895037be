import { catalogueMessages as say } from '@fairground/domain/catalogue'
import { fill, type Language, type Text } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import type { FastifyReply } from 'fastify'
import { printedPicture } from '../company'
import { recordAudit } from '../platform/audit/audit'
import type { FileStore } from '../platform/files/file-store'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Fact, Listing, PaperContent, Part } from '../platform/paper/content'
import { sendPaper } from '../platform/paper/send-paper'
import type { Platform } from '../platform/platform'
import { type PrintedEntry, readApproved } from './catalogue-list.repository'

const texts = {
  title: { zh: '参展商会刊', en: 'Catalogue of exhibitors' },
  occasion: { zh: '{fair} 第 {edition} 届', en: '{fair}, edition {edition}' },
  dates: { zh: '展期', en: 'Dates' },
  companies: { zh: '参展商', en: 'Exhibitors' },
  entries: { zh: '参展商名录', en: 'Exhibitors' },
  byBooth: { zh: '展位索引', en: 'Index by hall and booth' },
  byName: { zh: '名称索引', en: 'Index by name' },
  hall: { zh: '展馆', en: 'Hall' },
  booth: { zh: '展位', en: 'Booth' },
  company: { zh: '企业', en: 'Company' },
  address: { zh: '地址', en: 'Address' },
  phone: { zh: '电话', en: 'Phone' },
  email: { zh: '邮箱', en: 'E-mail' },
  website: { zh: '网址', en: 'Website' },
  standsWith: { zh: '联合参展于', en: 'Stands with' },
  country: { zh: '国家或地区', en: 'Country or region' },
  logo: { zh: '{name} 的标志', en: 'Logo of {name}' },
  page: { zh: '第 {page} / {pages} 页', en: 'Page {page} of {pages}' },
} satisfies Record<string, Text>

type Word = (text: keyof typeof texts, params?: Record<string, string | number>) => string

/** All approved entries, with both indexes, in one language; what an entry lacks in it stands in the other. */
export async function sendCatalogue(
  { db, patientDb, files, settings }: Platform,
  language: Language,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const { edition, fairName, fairDates } = settings.current()
  const entries = await readApproved(patientDb, { edition, language })
  if (entries.length === 0) throw new Refusal(codes.refused, say.nothingToPrint)
  await recordAudit(db, caller, {
    action: 'export',
    subjectType: 'catalogue-entry',
    subjectId: '',
    after: { language, entries: entries.length },
  })
  const word: Word = (text, params = {}) => fill(texts[text][language], params)
  return sendPaper(caller.user.id, reply, async () => ({
    name: `${word('title')}_${edition}`,
    asciiName: 'catalogue',
    content: {
      ...frame(word),
      lang: language === 'zh' ? 'zh-CN' : 'en',
      occasion: word('occasion', { fair: fairName[language], edition }),
      name: fairName[language],
      band: [
        { label: word('dates'), value: `${fairDates.opens} – ${fairDates.closes}` },
        { label: word('companies'), value: String(entries.length) },
      ],
      parts: partsOf(entries, { language, word, files }),
      footer: [fairName[language], word('title')],
    },
  }))
}

const frame = (
  word: Word,
): Omit<PaperContent, 'lang' | 'occasion' | 'name' | 'band' | 'parts' | 'footer'> => ({
  title: word('title'),
  otherName: '',
  logo: undefined,
  logoShows: '',
  mark: undefined,
  notice: undefined,
  pageOf: (page, pages) => word('page', { page, pages }),
  createdAt: new Date(),
})

interface Printing {
  language: Language
  word: Word
  files: FileStore
}

function partsOf(entries: readonly PrintedEntry[], printing: Printing): Part[] {
  const { language, word } = printing
  const titled = (entry: PrintedEntry) => nameOf(entry, language)
  const codesOf = (entry: PrintedEntry) => entry.booths.map(({ code }) => code).join(' ')
  return [
    {
      title: word('entries'),
      blocks: [{ kind: 'listings', items: entries.map((entry) => listingOf(entry, printing)) }],
    },
    {
      title: word('byBooth'),
      blocks: [
        {
          kind: 'table',
          columns: [
            { title: word('hall'), share: 3 },
            { title: word('booth'), share: 2 },
            { title: word('company'), share: 6 },
          ],
          rows: entries
            .flatMap((entry) => entry.booths.map(({ hall, code }) => [hall, code, titled(entry)]))
            .sort(([, one = ''], [, other = '']) => one.localeCompare(other, 'en', { numeric: true })),
        },
      ],
    },
    {
      title: word('byName'),
      blocks: [
        {
          kind: 'table',
          columns: [
            { title: word('company'), share: 6 },
            { title: word('booth'), share: 4 },
          ],
          rows: entries.map((entry) => [titled(entry), codesOf(entry)]),
        },
      ],
    },
  ]
}

const inLanguage = (language: Language, zh: string, en: string): string =>
  language === 'en' ? en || zh : zh || en
const nameOf = ({ nameZh, nameEn }: PrintedEntry, language: Language) => inLanguage(language, nameZh, nameEn)

function listingOf(entry: PrintedEntry, { language, word, files }: Printing): Listing {
  const { logoFileId } = entry
  const heading = nameOf(entry, language)
  const other = language === 'en' ? entry.nameZh : entry.nameEn
  return {
    heading,
    otherName: other === heading ? '' : other,
    text: inLanguage(language, entry.introZh, entry.introEn),
    facts: factsOf(entry, language, word),
    places: placesOf(entry),
    logo: async () => (logoFileId ? printedPicture(files, logoFileId, 'logo') : undefined),
    shows: word('logo', { name: heading }),
  }
}

/** Hall by hall, in the order of the halls. */
function placesOf({ booths }: PrintedEntry): Fact[] {
  const halls = [...new Set(booths.map(({ hall }) => hall))]
  const codesIn = (wanted: string) => booths.filter(({ hall }) => hall === wanted).map(({ code }) => code)
  return halls.map((label) => ({ label, value: codesIn(label).join(' ') }))
}

function factsOf(entry: PrintedEntry, language: Language, word: Word): Fact[] {
  return [
    { label: word('standsWith'), value: entry.standsWith },
    {
      label: word(entry.standsWith ? 'country' : 'address'),
      value: inLanguage(language, entry.addressZh, entry.addressEn),
    },
    { label: word('phone'), value: entry.phone },
    { label: word('email'), value: entry.email },
    { label: word('website'), value: entry.website },
  ].filter(({ value }) => value !== '')
}
