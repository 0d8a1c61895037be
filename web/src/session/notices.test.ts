import { expect, it, vi } from 'vitest'
import { createNotices } from './notices'

const notice = (key: string, words: string) => ({ key, tone: 'info' as const, text: () => words })
const words = ({ standing }: ReturnType<typeof createNotices>) => standing().map(({ text }) => text('zh'))

it('a notice stands until it is taken away, whoever shows it', () => {
  const notices = createNotices()
  notices.announce(notice('session', 'expired'))
  expect(words(notices)).toEqual(['expired'])
  notices.dismiss(notices.standing()[0]?.id ?? 0)
  expect(words(notices)).toEqual([])
})

it('a newer notice takes the place of the one under its key, and has a time of its own', () => {
  const notices = createNotices()
  const told = vi.fn()
  notices.subscribe(told)
  notices.announce(notice('save', 'first'))
  const before = notices.standing()[0]?.id
  notices.announce(notice('other', 'else'))
  notices.announce(notice('save', 'second'))
  expect(words(notices)).toEqual(['else', 'second'])
  notices.dismiss(before ?? 0)
  expect(words(notices)).toEqual(['else', 'second'])
  expect(told).toHaveBeenCalledTimes(4)
})
