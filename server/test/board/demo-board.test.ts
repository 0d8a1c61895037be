import { noticeForm, questionForm } from '@fairground/domain/board'
import { describe, expect, it } from 'vitest'
import { fairOf, found, quickSizes, today } from '../demo/fairs'

describe.each(quickSizes)('the message board of the %s demo fair', (size) => {
  const { notice, board_question, account } = fairOf(size)

  it('has notices that keep every rule of the form', () => {
    for (const { title_zh, body_zh, title_en, body_en, pinned } of notice) {
      const form = { zh: { title: title_zh, body: body_zh }, en: { title: title_en, body: body_en }, pinned }
      expect(noticeForm.parse(form)).toMatchObject(form)
    }
  })

  it('shows each language at least three, and has something in every state', () => {
    const shown = notice.filter(({ state }) => state === 'published')
    expect(shown.filter(({ title_zh }) => title_zh).length).toBeGreaterThanOrEqual(3)
    expect(shown.filter(({ title_en }) => title_en).length).toBeGreaterThanOrEqual(3)
    expect(new Set(notice.map(({ state }) => state)).size).toBe(3)
    expect(shown.filter(({ pinned }) => pinned)).toHaveLength(1)
  })

  it('has questions of demo accounts, one of them still waiting, and nothing from the future', () => {
    for (const { text, account_id, asked_at, answered_at } of board_question) {
      expect(questionForm.parse({ text }).text).toBe(text)
      expect(found(account.find(({ id }) => id === account_id)).department).toBe('exhibitor')
      expect([asked_at, answered_at ?? asked_at].every((at) => at < `${today}T23:59`)).toBe(true)
    }
    expect(board_question.filter(({ answered_at }) => answered_at === null)).toHaveLength(1)
    expect(board_question.length).toBeGreaterThanOrEqual(3)
  })
})
