import { councilMember } from '@fairground/wire/list/lists/council-member'
import { listBooths } from '@fairground/wire/placement'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin } from './support/people'
import { keep, rowOf } from './support/rows'

it('lets people leave a list that is still putting its address in order', async () => {
  const fair = createFakeFair(admin)
  keep(fair, councilMember, [rowOf(councilMember, { companyName: '漳州泓盾阀门制造厂' })])
  const router = await openScreen(fair, councilMember.path)
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1))

  // No list writes a first page into its address: it takes this one out again as soon as it is drawn.
  await router.navigate(`${councilMember.path}?page=1`)
  fair.answer(listBooths, { list: [], total: 0 })
  void router.navigate('/booth/position')
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  expect(router.state.location.pathname).toBe('/booth/position')
})
