import { integer, text } from '@fairground/domain/field'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineList } from './define-list'
import { contains } from './definition'

const title = { zh: '名称', en: 'Name' }
const note = { ...text({ title, rule: z.string() }), wire: 'note' }
const lost = {
  ...integer({ title, digits: 3, tooLong: '', when: { field: 'nowhere', is: 'many' } }),
  wire: 'lost',
}

const sound = {
  name: 'reviewComment',
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
  // @ts-expect-error a check that points at a field that is not there
  defineList({ ...sound, fields: { note }, check: () => ({ field: 'other', message: '' }) })
})
