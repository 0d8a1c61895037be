import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'

const hrefsIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

describe('the front page', () => {
  it.each([
    ['/', '参展商登录', ['ch', 'en']],
    ['/?lang=en', 'Exhibitor login', ['en', 'ch']],
  ] as const)(
    'leads to both doors and to an account of either kind, one’s own first: %s',
    async (address, name, order) => {
      await openScreen(createFakeFair(), address)
      await screen.findByRole('heading', { level: 1 })
      expect(hrefsIn(name)).toEqual(
        order.flatMap((kind) => [`/exhibition/login/${kind}/login`, `/exhibition/login/${kind}/Register`]),
      )
    },
  )

  it('leads to the guides and shows the halls, in the reader’s language', async () => {
    await openScreen(createFakeFair(), '/?lang=en')
    const guides = await screen.findByRole('region', { name: 'Guides' })
    const links = within(guides).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/guide/registration?lang=en',
      '/guide/help?lang=en',
    ])
    const venue = screen.getByRole('region', { name: 'Dates and halls' })
    const halls = within(venue)
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('link'))
    expect(halls.map(({ textContent }) => textContent)).toEqual([
      'E1East hall 1120 booths',
      'W1West hall 180 booths',
    ])
    expect(halls[0]?.getAttribute('href')).toBe(
      '/booth/anon?uuid=00000000-0000-4000-8000-0000000000e1&lan=ENG',
    )
  })
})
