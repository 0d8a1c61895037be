import { randomUUID } from 'node:crypto'
import { type Document, documentWords, type Row, rowRule } from '@fairground/domain/field'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import type { WireField } from '@fairground/wire/list'
import { growingContent, portalDesk, singleContent } from '@fairground/wire/portal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calendarFor } from '../../src/demo/calendar'
import { portalContent } from '../../src/demo/portal/portal-rows'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { makeRole, makeUser } from '../system/support'

let fair: TestFair
let leader: Client
beforeAll(async () => {
  fair = await startTestFair()
  leader = clientFor(fair, await fair.signIn('leader'))
})
afterAll(() => fair.stop())

const demo = portalContent(calendarFor('2026-11-19'))
const isPicture = (field: WireField | undefined) => field?.kind === 'file' && field.required

/** An entry of the demo fair that needs no picture, as somebody else might write it. */
const sampleOf = (name: string): Partial<Row> => demo[name]?.[0]?.says ?? {}

const naughty = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE portal_news; --",
  '{{7*7}} #{7*7} <%= 7*7 %>',
  '\\u0000 %00 \\n',
  '../../etc/passwd',
  '🔥'.repeat(20),
  '田中さんにあげて下さい',
  'مرحبا بالعالم',
  '[字](javascript:alert)',
  '**粗** \\*',
  'null',
]

const line = (text: string) => [[{ text }]]

/** What somebody wrote into a field, where its kind takes words at all. */
function wordsFor(field: WireField, text: string): unknown {
  const typed = {
    bothLanguages: { zh: text, en: text },
    document: [{ kind: 'paragraph', zh: line(text), en: line(text) }],
    text,
  }[field.kind as string]
  return typed !== undefined && field.rule.safeParse(typed).success ? typed : undefined
}

describe.each(growingContent.map((list) => [list.title.en, list] as const))('%s', (_, list) => {
  const { versions, published, step } = list.calls

  it('is written, published, read by anybody in both languages, and its versions are kept', async () => {
    const id = randomUUID()
    const pictured = Object.entries(list.fields).flatMap(([name, field]) => (isPicture(field) ? [name] : []))
    const { accountId } = await fair.signIn('leader')
    const pictures = await Promise.all(
      pictured.map(async (name): Promise<[string, string]> => [name, await pictureOf(accountId)]),
    )
    const says = { ...sampleOf(list.name), ...Object.fromEntries(pictures) }
    expect(await leader(list.calls.add, { body: { ...says, newId: id, publish: true } })).toBe(1)
    if (!versions || !published || !step) expect.fail('it has no versions')
    expect(await leader(versions, { params: { id } })).toMatchObject([{ number: 1, released: true }])
    for (const language of ['zh', 'en'] as const) {
      const read = await clientFor(fair)(published, { query: { language } })
      const found = read.find((row) => row.id === id)
      const name = (sampleOf(list.name)[list.namedBy] as { zh: string; en: string })[language]
      expect(found?.[list.namedBy]).toBe(name)
      expect(JSON.stringify(found)).not.toMatch(/version|createdBy|updatedBy|state/)
    }
    const { version } = await leader(list.calls.find, { params: { id } })
    await leader(step, { body: { id, version, step: 'withdraw' } })
    const left = await clientFor(fair)(published, { query: { language: 'zh' } })
    expect(left.some((row) => row.id === id)).toBe(false)
  })

  it('keeps whatever is typed as words, and gives it back as it was', async () => {
    for (const text of naughty) {
      const id = randomUUID()
      const typed = Object.fromEntries(
        Object.entries(list.fields).flatMap(([name, field]) => {
          const words = wordsFor(field, text)
          return words === undefined ? [] : [[name, words]]
        }),
      )
      expect(await leader(list.calls.add, { body: { ...typed, newId: id } })).toBe(1)
      const found = await leader(list.calls.find, { params: { id } })
      for (const [name, field] of Object.entries(list.fields)) {
        if (!(name in typed)) continue
        if (field.kind === 'document')
          expect(documentWords(found[name] as Document, 'zh')).toBe(
            documentWords(field.rule.parse(typed[name]) as Document, 'zh'),
          )
        else expect(found[name]).toEqual(field.rule.parse(typed[name]))
      }
      await leader(list.calls.remove, { body: [{ id }] })
    }
  })

  it('takes no picture and no link it was not given', async () => {
    const as = await fair.signIn('leader')
    const send = (payload: object) =>
      fair.ask({ method: 'POST', url: `/api${list.calls.add.path}`, payload, as })
    for (const [name, field] of Object.entries(list.fields)) {
      const wrong =
        field.kind === 'file'
          ? randomUUID()
          : field.kind === 'document'
            ? [{ kind: 'paragraph', zh: [[{ text: 'x', link: 'javascript:alert(1)' }]], en: [] }]
            : field.kind === 'text' && field.typing === 'url'
              ? 'javascript:alert(1)'
              : undefined
      if (wrong === undefined) continue
      const answer = await send({ [list.namedBy]: { zh: '甲', en: '' }, [name]: wrong })
      expect([codes.invalid, codes.refused]).toContain(answer.code)
    }
    expect((await send({})).result.fields[0].path).toMatch(list.namedBy)
  })
})

const pictureOf = (ownerId: string) =>
  fair.platform.files.keep({
    ownerId,
    purpose: 'portalPicture',
    originalName: 'a.png',
    file: { content: Buffer.from('picture'), contentType: 'image/png' },
  })

describe('the demo fair’s portal', () => {
  it.each([...growingContent, ...singleContent].map((list) => [list.name, list] as const))(
    'says something of %s that could be published, in both languages',
    (name, list) => {
      const [first] = demo[name] ?? []
      const judged = rowRule(list.fields, list.check).safeParse(first?.says)
      const issues = judged.error?.issues.filter(({ path }) => !isPicture(list.fields[String(path[0])]))
      expect(issues ?? []).toEqual([])
      const named = first?.says[list.namedBy] as { zh?: string; en?: string }
      if (list.fields[list.namedBy]?.kind === 'bothLanguages') expect(named.zh && named.en).toBeTruthy()
    },
  )

  it('is at hand on the desk: what is drafted, changed, planned, and long untouched', async () => {
    const desk = await leader(portalDesk)
    expect(desk.planned.map(({ list, step }) => [list, step])).toEqual([['portalNews', 'publish']])
    expect(desk.drafts.map(({ list }) => list)).toEqual(expect.arrayContaining(['portalNews', 'portalHotel']))
    expect(desk.revised).toMatchObject([{ list: 'portalNews' }])
    expect(desk.stale).toMatchObject([{ list: 'portalGuide' }])
    expect(desk.counts.find(({ list }) => list === 'portalNews')).toMatchObject({ planned: 1 })
  })

  it('tells nobody of content they may not read', async () => {
    const roleId = await makeRole(fair, '新闻读者', ['portal/home:list', 'portal/news:list'])
    await makeUser(fair, 'reader', { roleIds: [roleId] })
    const desk = await clientFor(fair, await fair.signIn('reader'))(portalDesk)
    expect(desk.counts.map(({ list }) => list)).toEqual(['portalNews'])
    expect(desk.stale).toEqual([])
  })
})
