import { describe, expect, it } from 'vitest'
import { translate } from '../../text'
import { boundByDeadline, exhibitorMayEdit, isUnsubmitted, mayWithdraw, notEditable } from '.'

const draft = { dataState: 'draft', reviewState: null }
const rejected = { dataState: 'rejected', reviewState: 'rejected' }
const awaiting = { dataState: 'submitted', reviewState: 'awaiting' }
const started = { dataState: 'submitted', reviewState: 'started' }
const approved = { dataState: 'submitted', reviewState: 'approved' }
const states = { draft, rejected, awaiting, started, approved }

const mayEdit = (editAfterSubmit: boolean): string[] =>
  Object.entries(states).flatMap(([name, state]) =>
    exhibitorMayEdit(state, { editAfterSubmit }) ? [name] : [],
  )

describe('a company’s own sign-up', () => {
  it('is changed by the company while it is a draft or was sent back', () => {
    expect(mayEdit(false)).toEqual(['draft', 'rejected'])
  })

  it('may also be changed until the review begins, where the organiser allows it', () => {
    expect(mayEdit(true)).toEqual(['draft', 'rejected', 'awaiting'])
  })

  it('can be handed in and taken back by turns, never both at once', () => {
    for (const state of Object.values(states)) expect(isUnsubmitted(state) && mayWithdraw(state)).toBe(false)
  })

  it('is held to the deadline unless the organiser sent it back', () => {
    const bound = Object.entries(states).flatMap(([name, state]) => (boundByDeadline(state) ? [name] : []))
    expect(bound).toEqual(['draft', 'awaiting', 'started', 'approved'])
  })

  it('says why it cannot be changed, and advises to withdraw only where that is possible', () => {
    expect(translate(notEditable(awaiting), 'zh')).toContain('请先撤回')
    expect(translate(notEditable(started), 'zh')).toContain('审核已开始')
    expect(translate(notEditable(approved), 'zh')).toContain('请联系组委会')
  })
})
