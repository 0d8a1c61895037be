import { expect, it } from 'vitest'
import { dueReminder } from '.'

const days = { before: 7, after: 3 }

it.each([
  ['2026-11-24', undefined],
  ['2026-11-25', 'soon'],
  ['2026-12-02', 'soon'],
  ['2026-12-03', undefined],
  ['2026-12-04', undefined],
  ['2026-12-05', 'late'],
  ['2027-12-05', 'late'],
])('of what is due on 2 December, on %s: %s', (today, reminder) => {
  expect(dueReminder({ outstanding: 1, dueOn: '2026-12-02' }, today, days)).toBe(reminder)
  expect(dueReminder({ outstanding: 0, dueOn: '2026-12-02' }, today, days)).toBeUndefined()
})

it('with no days before, reminds on the day itself', () => {
  expect(dueReminder({ outstanding: 1, dueOn: '2026-12-02' }, '2026-12-02', { before: 0, after: 3 })).toBe(
    'soon',
  )
  expect(
    dueReminder({ outstanding: 1, dueOn: '2026-12-02' }, '2026-12-01', { before: 0, after: 3 }),
  ).toBeUndefined()
})
