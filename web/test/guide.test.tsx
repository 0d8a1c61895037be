import { exhibitorHome } from '@fairground/wire/home'
import { codes } from '@fairground/wire/kernel/codes'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, press } from './support/acting'
import { createFakeFair, Refused } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin, englishAdmin, englishExhibitor } from './support/people'

const doors = () => within(screen.getByRole('banner')).queryByRole('link', { name: '登录' })

describe('the manuals', () => {
  it('stand in the area of whoever is signed in, and its header leads to them', async () => {
    await openScreen(createFakeFair(admin), '/guide/help')
    await screen.findByRole('heading', { level: 1, name: '帮助手册' })
    await button(/^账户菜单/)
    expect(doors()).toBeNull()
    expect(screen.getAllByRole('main')).toHaveLength(1)
    await press('帮助')
    const entries = await screen.findAllByRole('menuitem', { name: /手册|指南/ })
    expect(entries.map((entry) => entry.querySelector('a')?.getAttribute('href'))).toEqual([
      '/guide/help',
      '/guide/registration',
    ])
  })

  it('speak the language of their reader, asked for or not', async () => {
    await openScreen(createFakeFair(englishAdmin), '/guide/registration')
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Registration guide')
  })

  it('are read by exhibitors in their own area', async () => {
    const fair = createFakeFair(englishExhibitor)
    fair.answer(exhibitorHome, new Refused(codes.refused, ''))
    await openScreen(fair, '/guide/help')
    await screen.findByRole('heading', { level: 1, name: 'Help manual' })
    expect(screen.getByRole('link', { name: 'Message board' })).toBeDefined()
  })

  it('are open to strangers, with a way to the doors', async () => {
    await openScreen(createFakeFair(), '/guide/help')
    await screen.findByRole('heading', { level: 1, name: '帮助手册' })
    expect(doors()).not.toBeNull()
    expect(screen.queryByRole('button', { name: '帮助' })).toBeNull()
  })
})
