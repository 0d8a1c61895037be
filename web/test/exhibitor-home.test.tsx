import type { ExhibitorTask } from '@fairground/domain/task'
import { findBoardMessages } from '@fairground/wire/board'
import { ownCreditCode } from '@fairground/wire/company'
import { exhibitorHome } from '@fairground/wire/home'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { englishExhibitor, exhibitor } from './support/people'

const at = new Date('2026-05-04T03:02:01Z')
const done = (key: ExhibitorTask['key']): ExhibitorTask => ({ key, state: 'done', dueOn: null })
const ready: CallResult<typeof exhibitorHome> = {
  companyName: '江苏恒固防火材料有限公司',
  contactName: '张敏',
  edition: 21,
  registrationNumber: 'BM-21-0187',
  dataState: 'submitted',
  reviewState: 'approved',
  reviewRemark: '',
  submittedAt: at,
  reviewedAt: at,
  step: 'documents',
  next: 'ready',
  tasks: [done('signContract'), done('pay'), done('safety')],
  blacklisting: null,
  window: null,
  serverNow: at,
  request: null,
  products: 8,
  booths: [{ code: 'W3-117', hallId: crypto.randomUUID(), hall: 'W3', area: 9 }],
  history: [],
}
const unsigned: typeof ready = {
  ...ready,
  next: 'prepareStand',
  tasks: [done('signContract'), done('pay'), { key: 'safety', state: 'todo', dueOn: '2026-09-01' }],
}

const languages = [
  { person: exhibitor, address: '/exhibitor/home', path: '参展进度', last: '会刊与证件', over: '已完成' },
  {
    person: englishExhibitor,
    address: '/exhibitor/homeEN',
    path: 'Your progress',
    last: 'Catalogue & badges',
    over: 'Done',
  },
] as const

describe.each(languages)('the way to the fair at $address', ({ person, address, path, last, over }) => {
  async function stepsOf(standing: typeof ready): Promise<HTMLElement[]> {
    const fair = createFakeFair(person)
    fair.answer(exhibitorHome, standing)
    fair.answer(findBoardMessages, [])
    fair.answer(ownCreditCode, { creditCode: null })
    await openScreen(fair, address)
    return within(await screen.findByRole('list', { name: path })).findAllByRole('listitem')
  }

  it('is behind whoever has done everything, the sixth step too', async () => {
    const steps = await stepsOf(ready)
    expect(steps).toHaveLength(6)
    for (const step of steps) {
      expect(step.textContent).toContain(over)
      expect(step.getAttribute('aria-current')).toBeNull()
    }
    expect(steps.at(-1)?.textContent).toContain(last)
  })

  it('stays at the sixth step while one thing is left', async () => {
    const steps = await stepsOf(unsigned)
    expect(steps.filter((step) => step.getAttribute('aria-current') === 'step')).toEqual([steps.at(-1)])
    expect(steps.at(-1)?.textContent).not.toContain(over)
  })
})
