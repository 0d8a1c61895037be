import { staffLanguageCookie } from '@fairground/wire/kernel/staff-language'
import { loginLog } from '@fairground/wire/list/lists/login-log'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from './support/acting'
import { createFakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin, englishAdmin } from './support/people'

async function open(user: typeof admin) {
  const fair = createFakeFair(user)
  fair.answer(loginLog.calls.page, { list: [], total: 0 })
  await openScreen(fair, loginLog.path)
  return fair
}
/** In that language. */
const titled = async (language: 'zh' | 'en') =>
  expect(await screen.findByRole('heading', { level: 1, name: loginLog.title[language] })).toBeTruthy()

describe('the language of staff screens', () => {
  it('is the account’s until another is chosen in the header, and then that of the screens and the answers', async () => {
    const fair = await open(admin)
    await titled('zh')
    await waitFor(() => expect(fair.asked(loginLog.calls.page)).toHaveLength(1))
    await press('English')
    await titled('en')
    expect(document.documentElement.lang).toBe('en-GB')
    expect(document.cookie).toContain(`${staffLanguageCookie}=en`)
    await waitFor(() => expect(fair.asked(loginLog.calls.page)).toHaveLength(2))
    await press('中文')
    await titled('zh')
    expect(document.cookie).toContain(`${staffLanguageCookie}=zh`)
  })

  it('is kept in the browser', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the product keeps it
    document.cookie = `${staffLanguageCookie}=zh; path=/`
    await open(englishAdmin as typeof admin)
    await titled('zh')
  })

  it('can be chosen in the account’s menu, which is there at every width', async () => {
    await open(admin)
    await press(/^账户菜单/)
    fireEvent.click(await screen.findByRole('menuitem', { name: 'English' }))
    await titled('en')
  })
})
