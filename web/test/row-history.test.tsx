import { codeList } from '@fairground/wire/codelist'
import { creditGrade } from '@fairground/wire/list/lists/credit-grade'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dialog } from './support/acting'
import { createFakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin } from './support/people'
import { keep, rowOf } from './support/rows'

it('the history of a row reads a code that is no longer offered by its name', async () => {
  const fair = createFakeFair(admin)
  const row = rowOf(creditGrade, { companyName: '福州安泰消防有限公司', grade: 'B' })
  keep(fair, creditGrade, [row])
  const offered = { value: 'B', name: 'B级', nameEn: 'Grade B', designerHidden: false, formHidden: false }
  const closed = { value: 'A', name: 'A级', nameEn: 'Grade A', designerHidden: true, formHidden: true }
  fair.answer(codeList, ({ query }) => (query.disabled ? [closed, offered] : [offered]))
  const at = new Date('2026-03-01T02:00:00Z')
  fair.answer(creditGrade.calls.history, [
    { id: 1, at, actorName: '王宁', action: 'edit', before: { grade: 'A' }, after: { grade: 'B' } },
  ])
  await openScreen(fair, `${creditGrade.path}?show=${row.id}`)
  await dialog()
  fireEvent.click(await screen.findByRole('tab', { name: '修改记录' }))
  expect((await screen.findByText('A级')).tagName).toBe('DEL')
})
