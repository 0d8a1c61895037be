import { bookTyped, findPayment, type PaymentDetail } from '@fairground/wire/payment/desk'
import { paymentPath } from '@fairground/wire/payment/screens'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dialog, press, type } from './support/acting'
import { createFakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin, englishAdmin } from './support/people'

const half = { share: 5_000, amount: 500_000, deferredFrom: null }
const payment: PaymentDetail = {
  contractId: crypto.randomUUID(),
  number: 'HT-21-0142',
  state: 'payment',
  currency: 'CNY',
  balance: { due: 1_000_000, paid: 600_000, outstanding: 400_000 },
  waiting: 0,
  instalments: [
    { ...half, number: 1, dueOn: '2026-12-02', paid: 500_000, outstanding: 0, state: 'settled' },
    { ...half, number: 2, dueOn: '2027-03-01', paid: 100_000, outstanding: 400_000, state: 'partly' },
  ],
  companyId: crypto.randomUUID(),
  companyZh: '江苏恒固防火材料有限公司',
  companyEn: 'Henggu Fireproof',
  word: 'BM-21-0187',
  vouchers: [],
  entries: [],
}

describe('an instalment', () => {
  it.each([
    {
      who: admin,
      language: 'zh',
      said: [
        ['第1期 50%', '¥5,000.00', '已付 ¥5,000.00', '已付清'],
        ['第2期 50%', '¥5,000.00', '已付 ¥1,000.00', '差 ¥4,000.00'],
      ],
    },
    {
      who: englishAdmin,
      language: 'en',
      said: [
        ['Instalment 1, 50%', '¥5,000.00', 'Paid ¥5,000.00', 'Settled'],
        ['Instalment 2, 50%', '¥5,000.00', 'Paid ¥1,000.00', '¥4,000.00 to go'],
      ],
    },
  ])('says what is due, what of it was paid and what is left: $language', async ({ who, said }) => {
    const fair = createFakeFair(who)
    fair.answer(findPayment, payment)
    await openScreen(fair, paymentPath(payment.contractId))
    const first = await screen.findByText(said[0]?.[0] ?? '')
    const rows = within(first.closest('ul') as HTMLElement).getAllByRole('listitem')
    expect(rows).toHaveLength(2)
    for (const [place, row] of rows.entries())
      for (const words of said[place] ?? []) expect(row.textContent).toContain(words)
  })
})

describe('an amount', () => {
  it.each([
    {
      who: admin,
      language: 'zh',
      open: '登记',
      label: '金额',
      reason: '原因',
      faults: [
        ['US$500', '币种不符，请按此处的币种填写金额'],
        ['10.005', '金额最多两位小数'],
        ['-5', '金额须大于 0'],
        ['99999999999999', '金额过大'],
      ],
    },
    {
      who: englishAdmin,
      language: 'en',
      open: 'Book an entry',
      label: 'Amount',
      reason: 'Reason',
      faults: [
        ['US$500', 'This is another currency than the one asked for here'],
        ['1e9', 'Please enter an amount, for example 12800.00'],
      ],
    },
  ])('that cannot be meant is refused in words, as it was typed: $language', async (one) => {
    const { who, open, label, reason, faults } = one
    const fair = createFakeFair(who)
    fair.answer(findPayment, payment)
    fair.answer(bookTyped, null)
    await openScreen(fair, paymentPath(payment.contractId))
    await press(open)
    const inside = await dialog()
    await type(label, faults[0]?.[0] ?? '', inside)
    await type(reason, 'x', inside)
    for (const [typed = '', said = ''] of faults) {
      await type(label, typed, inside)
      await press(open, inside)
      expect(await within(inside).findByText(said)).toBeTruthy()
    }
    expect(fair.asked(bookTyped)).toEqual([])
    await type(label, '￥500', inside)
    await press(open, inside)
    await waitFor(() => expect(fair.asked(bookTyped).map(({ body }) => body.amount)).toEqual([50_000]))
  })
})
