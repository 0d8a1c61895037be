import { bothLanguages, integer, text } from '@fairground/domain/field'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineList } from './define-list'
import { contains } from './definition'

const title = { zh: '名称', en: 'Name' }
const note = { ...text({ title, rule: z.string() }), wire: 'note' }
const words = { ...bothLanguages({ title, most: 10 }), wire: 'words' }
const lost = {
  ...integer({ title, digits: 3, tooLong: '', when: { field: 'nowhere', is: 'many' } }),
  wire: 'lost',
}

const sound = {
  name: 'sample',
  at: { path: '/sample', title: { zh: '样', en: 'Sample' } },
  entity: 'Sample',
  texts: { lead: title, noun: title, emptyNote: title },
  namedBy: 'note',
  filters: { note: contains('note', 'note_like') },
  order: [{ field: 'note', descending: false }],
  paths: { base: '/sample', add: ['POST', ''], edit: ['PUT', ''], remove: 'remove' },
} as const

// What is wrong here is found by the type check, which fails where a line below is not refused.
it('holds names in a definition to the fields it has', () => {
  expect(defineList({ ...sound, fields: { note } }).fields.note.wire).toBe('note')
  // @ts-expect-error a filter of a field that is not there
  defineList({ ...sound, fields: { note }, filters: { other: contains('other', 'other') } })
  // @ts-expect-error an order by a field that is not there
  defineList({ ...sound, fields: { note }, order: [{ field: 'other', descending: false }] })
  // @ts-expect-error a name that is not there
  defineList({ ...sound, fields: { note }, namedBy: 'other' })
  // @ts-expect-error a workbook matched by a field that is not there
  defineList({ ...sound, fields: { note }, workbook: { matchBy: ['other'], fileName: title } })
  // @ts-expect-error a condition on a field that is not there
  defineList({ ...sound, fields: { note, lost } })
  // @ts-expect-error a field shown to everybody that is not there
  defineList({ ...sound, fields: { note }, public: { path: '/open', fields: ['other'] } })
  // @ts-expect-error a workbook of words in two languages, for which it has no columns
  defineList({ ...sound, fields: { note, words }, workbook: { matchBy: ['note'], fileName: title } })
  // @ts-expect-error a check that points at a field that is not there
  defineList({ ...sound, fields: { note }, check: () => ({ field: 'other', message: '' }) })
})

it('gives a list what its traits bring, and nothing else', () => {
  const fields = { note, words }
  const plain = defineList({ ...sound, fields })
  expect([plain.calls.step, plain.calls.move, plain.calls.published]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect([Object.keys(plain.kept), Object.keys(plain.filters)]).toEqual([[], ['note']])
  expect(plain.calls.add.body.safeParse({ note: 'x', words: { zh: '字' }, publish: 'no flag' }).success).toBe(
    true,
  )

  const open = { path: '/open/samples', fields: ['words'] } as const
  const full = defineList({ ...sound, fields, order: 'byHand', publishing: 'versions', public: open })
  expect(full.calls.step?.path).toBe('/sample/step')
  expect(full.calls.step?.access).toEqual(full.may.edit)
  expect(full.calls.move?.path).toBe('/sample/move')
  expect(Object.keys(full.filters)).toEqual(['note', 'state'])
  expect(full.calls.published?.access).toEqual({ who: 'anyone' })
  const row = {
    id: 'b7f5f1a2-6f0e-4a3b-9c1d-2e3f4a5b6c7d',
    words: 'hello',
    note: 'inside',
    createdByName: 'A',
  }
  expect(full.calls.published?.result.parse([row])).toEqual([{ id: row.id, words: 'hello' }])
})
