import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { urlOf } from '../kernel/client'
import { allFields, logLists } from '../list'
import { keptLists } from '../lists'

const instantly = new Date('2026-11-15T01:02:03Z')
const sampleOf = {
  text: '北京华安消防有限公司',
  paragraph: '请补充材料。',
  integer: 12,
  date: '2026-03-05',
  code: '02',
  choice: undefined,
  company: 'b7f5f1a2-6f0e-4a3b-9c1d-2e3f4a5b6c7d',
  instant: instantly,
  bothLanguages: { zh: '几点开馆？', en: 'When does it open?' },
  document: [{ kind: 'paragraph', zh: [[{ text: '九点。' }]], en: [] }],
  navigation: [{ title: { zh: '首页', en: 'Home' }, target: '/', shown: true, children: [] }],
  words: ['news'],
  yesNo: true,
  decimal: 0.5,
  timeZone: 'Asia/Shanghai',
  codes: ['01', '02'],
  file: 'b7f5f1a2-6f0e-4a3b-9c1d-2e3f4a5b6c7d',
  files: ['b7f5f1a2-6f0e-4a3b-9c1d-2e3f4a5b6c7d'],
} as const

describe.each([...keptLists, ...logLists].map((list) => [list.title.en, list] as const))('%s', (_, list) => {
  it('reads back every row it sends', () => {
    const fields = allFields(list)
    const row = {
      id: 'b7f5f1a2-6f0e-4a3b-9c1d-2e3f4a5b6c7d',
      ...Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          field.kind === 'choice' ? (Object.keys(field.choices)[0] ?? '') : sampleOf[field.kind],
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(fields).flatMap(([name, field]) =>
          field.labelWire ? [[`${name}Label`, '名称']] : [],
        ),
      ),
      ...('may' in list
        ? {
            version: 3,
            createdById: 'a',
            createdByName: '甲',
            createdAt: instantly,
            updatedById: null,
            updatedByName: '乙',
            updatedAt: instantly,
            deleted: false,
          }
        : {}),
    }
    const page = { list: [row], total: 1 }
    const sent: unknown = JSON.parse(JSON.stringify(z.encode(list.calls.page.result, page as never)))
    expect(z.decode(list.calls.page.result, sent as never)).toEqual(page)
  })

  it('has a title for every field in both languages, and its filters name fields it has', () => {
    for (const { title } of Object.values(allFields(list))) {
      expect(title.zh).toMatch(/\S/)
      expect(title.en).toMatch(/^[\x20-\x7e²]+$/)
    }
    for (const { field } of Object.values(list.filters)) expect(Object.keys(allFields(list))).toContain(field)
  })
})

const sorted = [...keptLists, ...logLists].flatMap((list) =>
  list.sortable.map((name) => [list.title.en, name, list] as const),
)

it.each(sorted)('%s: is sorted by %s under the name its rows have it by', (_, name, list) => {
  const { body } = list.calls.page
  const search = { page: 1, pageSize: 10, sort: `-${name}` }
  const sent = z.encode(body, search) as Record<string, unknown>
  expect(sent.sort).toBe(`-${allFields(list)[name]?.wire}`)
  expect(z.decode(body, sent)).toMatchObject(search)
})

it('is sorted only by what the table shows and people put in order', () => {
  const sortable = Object.fromEntries([...keptLists, ...logLists].map((list) => [list.name, list.sortable]))
  expect(sortable).toMatchObject({
    councilMember: ['serial', 'companyName', 'creditCode'],
    portalQuestion: ['state', 'publishedAt', 'revisedAt', 'dueAt'],
    portalContact: [],
    loginLog: ['at'],
  })
})

it('names chosen rows in one text', () => {
  const [list] = keptLists
  const ids = [crypto.randomUUID(), crypto.randomUUID()]
  const search = { page: 1, pageSize: 10, ids }
  const sent = z.encode(list?.calls.page.body as z.ZodType, search) as Record<string, unknown>
  expect(sent.ids).toBe(ids.join(','))
  expect(z.decode(list?.calls.page.body as z.ZodType, sent)).toMatchObject(search)
})

const exported = [...keptLists, ...logLists].flatMap(({ title, filters, calls: { exportFile } }) =>
  exportFile ? [[title.en, filters, exportFile] as const] : [],
)

it.each(exported)(
  '%s: an export carries its search in its path, and reads it from there',
  (_, filters, exportFile) => {
    const filter = Object.keys(filters)[0] ?? ''
    const search = { [filter]: '消防 100% & co', page: 1, pageSize: 10 }
    const url = urlOf(exportFile, { params: { search } })
    const last = decodeURIComponent(url.split('/').at(-1) ?? '')
    expect(z.decode(exportFile.params, { params: last } as never).search).toMatchObject({
      [filter]: '消防 100% & co',
    })
    expect(z.decode(exportFile.params, { params: 'undefined' } as never).search).toEqual({
      page: 1,
      pageSize: 10,
    })
  },
)
