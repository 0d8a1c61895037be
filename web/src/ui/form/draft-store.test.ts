import { describe, expect, it } from 'vitest'
import { createDraftStore } from './draft-store'

function setUp(start = Date.parse('2026-11-15T02:00:00Z')) {
  const kept = new Map<string, string>()
  let clock = start
  const drafts = createDraftStore(
    {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    () => clock,
  )
  const wait = (days: number) => {
    clock += days * 86_400_000
  }
  return { drafts, kept, wait }
}

describe('drafts of what was typed', () => {
  it('are there again after the session expired in the middle of a form', () => {
    const { drafts } = setUp()
    drafts.write('zhang', 'company', {
      name: '北京安盾',
      mailing: { contact: '张敏' },
      products: [{ text: '灭火器' }],
    })
    expect(drafts.read('zhang', 'company')).toEqual({
      name: '北京安盾',
      mailing: { contact: '张敏' },
      products: [{ text: '灭火器' }],
    })
  })

  it('keep moments, as text', () => {
    const { drafts } = setUp()
    drafts.write('zhang', 'hall', { opens: new Date('2026-05-01T00:00:00Z') })
    expect(drafts.read('zhang', 'hall')).toEqual({ opens: '2026-05-01T00:00:00.000Z' })
  })

  it('from an earlier build still know which version they were typed over', () => {
    const { drafts } = setUp()
    drafts.write('zhang', 'list', { name: '北京安盾', version: 3 })
    expect(drafts.read('zhang', 'list')).toEqual({ name: '北京安盾', basedOn: 3 })
    drafts.write('zhang', 'list', { name: '北京安盾', basedOn: 4, version: 3 })
    expect(drafts.read('zhang', 'list')).toEqual({ name: '北京安盾', basedOn: 4 })
  })

  it('belong to one account and one form', () => {
    const { drafts } = setUp()
    drafts.write('zhang', 'company', { name: '北京安盾' })
    expect(drafts.read('li', 'company')).toBeUndefined()
    expect(drafts.read('zhang', 'invoice')).toBeUndefined()
  })

  it('never hold a password, a code or a picture answer, however deep', () => {
    const { drafts, kept } = setUp()
    drafts.write('zhang', 'account', {
      username: '13800000001',
      password: 'Fairground2026',
      passwordAgain: 'Fairground2026',
      smsCode: '123456',
      code: '123456',
      verification: { code: '123456', captcha: { answer: '7KQ4' } },
      creditCode: '91110108MA0KKKQGLJ',
    })
    expect(drafts.read('zhang', 'account')).toEqual({
      username: '13800000001',
      verification: {},
      creditCode: '91110108MA0KKKQGLJ',
    })
    expect([...kept.values()].join()).not.toMatch(/Fairground2026|123456|7KQ4/)
  })

  it('hold the code of a hall, which nobody was sent', () => {
    const { drafts } = setUp()
    drafts.write('zhang', 'hall', { code: 'W1' })
    expect(drafts.read('zhang', 'hall')).toEqual({ code: 'W1' })
  })

  it('are gone once the form was saved', () => {
    const { drafts, kept } = setUp()
    drafts.write('zhang', 'company', { name: '北京安盾' })
    drafts.clear('zhang', 'company')
    expect(drafts.read('zhang', 'company')).toBeUndefined()
    expect(kept.size).toBe(0)
  })

  it('are dropped when nobody came back for a month', () => {
    const { drafts, kept, wait } = setUp()
    drafts.write('zhang', 'company', { name: '北京安盾' })
    wait(29)
    expect(drafts.read('zhang', 'company')).toBeDefined()
    wait(2)
    expect(drafts.read('zhang', 'company')).toBeUndefined()
    expect(kept.size).toBe(0)
  })

  it('are ignored when what is stored is not a draft', () => {
    const { drafts, kept } = setUp()
    for (const nonsense of ['{', 'null', '"text"', '{"at":"then","values":{}}', '{"at":1}']) {
      kept.set('fairground.draft.zhang.company', nonsense)
      expect(drafts.read('zhang', 'company')).toBeUndefined()
    }
  })
})
