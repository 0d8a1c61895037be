import { describe, expect, it } from 'vitest'
import { type KnownOfCompany, staffTaskFor } from '.'

const quiet: KnownOfCompany = {
  current: true,
  dataState: 'submitted',
  reviewState: 'approved',
  mayReview: true,
  openQuestions: 0,
  phoneChangePending: false,
}
const waiting = { reviewState: 'awaiting' } as const

describe('what staff should do for a company', () => {
  it.each([
    ['nothing, when it is decided and nobody asks', {}, undefined],
    ['review, before anything else', { ...waiting, openQuestions: 2, phoneChangePending: true }, 'review'],
    ['a second review too', { reviewState: 'second' }, 'review'],
    ['not review, without the key', { ...waiting, mayReview: false }, undefined],
    ['answer, without the key to review', { ...waiting, mayReview: false, openQuestions: 1 }, 'answer'],
    ['nothing to review in a draft', { dataState: 'draft', reviewState: null }, undefined],
    ['answer before a new mobile', { openQuestions: 1, phoneChangePending: true }, 'answer'],
    ['judge a new mobile', { phoneChangePending: true }, 'phoneChange'],
    ['nothing for an earlier edition', { ...waiting, current: false, openQuestions: 1 }, undefined],
  ] as const)('%s', (_, known, task) => {
    expect(staffTaskFor({ ...quiet, ...known })).toBe(task)
  })
})
