import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFakeFair, facts } from './support/fake-fair'
import { openScreen } from './support/open-screen'

afterEach(() => void vi.restoreAllMocks())

const hrefsIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent

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

  it.each([
    [['en-GB', 'zh'], 'en'],
    [['fr-FR', 'zh-TW', 'en'], 'zh'],
    [['fr-FR'], 'en'],
    [['ZH-cn'], 'zh'],
  ] as const)('speaks the first of the browser’s languages that it knows: %s', async (languages, spoken) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
    await openScreen(createFakeFair(), '/')
    expect(await heading()).toBe(facts.name[spoken])
  })

  it('speaks what was chosen on it from then on, whatever the browser says', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US'])
    const router = await openScreen(createFakeFair(), '/')
    fireEvent.click(await screen.findByRole('link', { name: '中文' }))
    await screen.findByRole('heading', { level: 1, name: facts.name.zh })
    await act(() => router.navigate('/guide/help?lang=en'))
    await screen.findByRole('link', { name: '中文' })
    await act(() => router.navigate('/'))
    await screen.findByRole('region', { name: '参展指南' })
    expect(await heading()).toBe(facts.name.zh)
  })

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
