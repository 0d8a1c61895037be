import { describe, expect, it } from 'vitest'
import { demoAccounts, demoStaff, demoStages } from '../../src/demo/demo-accounts'
import type { DemoFair } from '../../src/demo/generate-fair'
import { fairOf, found, quickSizes, today } from './fairs'

function signUpOf(fair: DemoFair, username: string) {
  const account = found(fair.account.find((one) => one.username === username))
  const company = found(fair.company.find((one) => one.account_id === account.id))
  const owned = <Row extends { company_id: string }>(rows: readonly Row[]) =>
    rows.filter((row) => row.company_id === company.id)
  return {
    account,
    company,
    invoice: found(owned(fair.invoice_profile)[0]),
    sections: [fair.qualification_survey, fair.scale_survey, fair.company_intro, fair.booth_request].flatMap(
      (rows) => owned<{ company_id: string }>(rows),
    ),
    window: owned(fair.selection_window)[0],
    holdings: owned(fair.booth_holding),
  }
}

describe.each(quickSizes)('the accounts people are told about (%s)', (size) => {
  const fair = fairOf(size)
  const at = (stage: (typeof demoStages)[number]) =>
    demoAccounts.filter((account) => account.stage === stage).map(({ username }) => signUpOf(fair, username))

  it('exist for every stage in both languages, in the same order', () => {
    expect(demoAccounts.map((account) => account.stage)).toEqual([...demoStages, ...demoStages])
    expect(demoAccounts[0]?.username).toBe('13800000001')
    expect(demoAccounts[demoStages.length]?.username).toBe('exhibitor1@example.com')
    for (const { username } of [...demoAccounts, ...demoStaff]) {
      expect(fair.account.find((account) => account.username === username)?.must_change_password).toBe(false)
    }
  })

  it('start with a new one: an account and a billing stub, nothing saved', () => {
    for (const { company, invoice, sections } of at('new')) {
      expect([company.basics_saved, invoice.saved, company.data_state]).toEqual([false, false, 'draft'])
      expect(sections).toEqual([])
    }
  })

  it('have a draft with some sections saved and others missing', () => {
    for (const { company, sections } of at('draft')) {
      expect([company.basics_saved, company.data_state, company.submitted_at]).toEqual([true, 'draft', null])
      expect(sections).toHaveLength(1)
    }
  })

  it('have one awaiting review and one rejected with a remark in its own language', () => {
    for (const { company } of at('submitted')) {
      expect([company.data_state, company.review_state]).toEqual(['submitted', 'awaiting'])
    }
    for (const { account, company } of at('rejected')) {
      expect([company.data_state, company.review_state]).toEqual(['rejected', 'rejected'])
      expect(/\p{Script=Han}/u.test(company.review_remark)).toBe(account.user_type === 'CHN')
    }
  })

  it('have an approved one whose window opens in three days', () => {
    for (const { company, window, holdings } of at('approved')) {
      expect(company.review_state).toBe('approved')
      expect(holdings).toEqual([])
      const days = (Date.parse(found(window).starts_at.slice(0, 10)) - Date.parse(today)) / 86_400_000
      expect(days).toBe(3)
    }
  })

  it('have one that holds booths it chose in a window still open today', () => {
    for (const { holdings, window } of at('boothChosen')) {
      expect(holdings.length).toBeGreaterThan(0)
      expect(holdings.every((holding) => holding.origin === 'chosen')).toBe(true)
      expect(found(window).starts_at < `${today}T`).toBe(true)
      expect(found(window).ends_at > `${today}T24`).toBe(true)
    }
  })

  it('have one that may choose standard booths now and for days, and has none yet', () => {
    for (const { company, holdings, window, sections } of at('choosing')) {
      expect(company.review_state).toBe('approved')
      expect(holdings).toEqual([])
      expect(sections).toContainEqual(
        expect.objectContaining({ booth_type: '1', standard_booths: 3, exhibit_type: '02' }),
      )
      expect(found(window).starts_at < `${today}T`).toBe(true)
      expect(Date.parse(found(window).ends_at) - Date.parse(today)).toBeGreaterThan(7 * 86_400_000)
    }
  })

  it('include an administrator, a reviewer in each language and a clerk without a role', () => {
    const staff = fair.account.filter((account) => account.department !== 'exhibitor')
    expect(staff.map(({ username, department, user_type }) => [username, department, user_type])).toEqual([
      ['admin', 'administrator', 'CHN'],
      ['leader', 'staff', 'CHN'],
      ['clerk', 'staff', 'CHN'],
      ['overseas', 'staff', 'ENG'],
    ])
    const reviews = (place: number) => ({ account_id: staff[place]?.id, role_code: 'fairgroundLeader' })
    expect(fair.account_role).toEqual([reviews(1), reviews(3)])
  })
})
