import { loginLog } from '@fairground/wire/list/lists/login-log'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { chooseAppearance, keepAppearance } from '../src/lib/appearance'
import { palettes } from '../src/ui/palette'
import { workingThemes } from '../src/ui/theme'
import './support/acting'
import { createFakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin } from './support/people'

keepAppearance()
const shown = () => document.documentElement.dataset.theme

describe('light and dark', () => {
  beforeEach(async () => {
    const fair = createFakeFair(admin)
    fair.answer(loginLog.calls.page, { list: [], total: 0 })
    chooseAppearance('system')
    await openScreen(fair, loginLog.path)
  })

  it('follows the system until somebody chooses', () => {
    expect(shown()).toBe('light')
  })

  it('keeps what was chosen', async () => {
    fireEvent.click(await screen.findByRole<HTMLInputElement>('radio', { name: '深色' }))
    await waitFor(() => expect(shown()).toBe('dark'))
    expect(localStorage.getItem('fairground.appearance')).toBe('dark')
  })

  it('follows what was chosen in another tab', async () => {
    const dark = await screen.findByRole<HTMLInputElement>('radio', { name: '深色' })
    localStorage.setItem('fairground.appearance', 'dark')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'fairground.appearance' })))
    expect(shown()).toBe('dark')
    expect(dark.checked).toBe(true)
  })
})

it('writes the page one is on in the ember that can be read, by day and in the dark', () => {
  for (const appearance of ['light', 'dark'] as const)
    expect(workingThemes[appearance].components?.Pagination).toMatchObject({
      itemActiveColor: palettes[appearance].ember,
      itemActiveColorHover: palettes[appearance].emberStrong,
    })
})
