import { siteOverviewForStaff } from '@fairground/wire/hall/maps'
import { hall } from '@fairground/wire/list/lists/hall'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { announcer } from '../src/ui/announce'
import { dialog, press } from './support/acting'
import { createFakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin } from './support/people'
import { keep } from './support/rows'

it('presumes that a new hall is in use, and good news can offer what comes next', async () => {
  const fair = createFakeFair(admin)
  keep(fair, hall, [])
  fair.answer(siteOverviewForStaff, { version: '', site: '', halls: [] })
  await openScreen(fair, `${hall.path}?add=`)
  const form = await dialog()
  await waitFor(() => expect(form.textContent).toContain('使用中'))
  let gone = 0
  const go = () => {
    gone += 1
  }
  act(() =>
    announcer('list').announce('success', { zh: '新增成功', en: 'Added' }, undefined, {
      words: { zh: '去设计', en: 'Draw it' },
      go,
    }),
  )
  await press('去设计')
  expect(gone).toBe(1)
  expect(screen.queryByText('新增成功')).toBeNull()
})
