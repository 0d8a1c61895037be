import { expect, type Page } from '@playwright/test'
import { newestMessage } from './messages'
import { typePictureCode } from './picture-code'

interface Words {
  picture: string
  get: string
  code: string
}
export const words = {
  sms: { picture: '图形验证码', get: '获取验证码', code: '短信验证码' },
  mail: { picture: '图形验证码', get: '获取验证码', code: '邮箱验证码' },
  mailEn: { picture: 'Picture code', get: 'Get code', code: 'Email code' },
} satisfies Record<string, Words>

/** The button that sends a code, and the field it is typed into. */
export const signingWords = {
  zh: { get: '获取验证码', code: '验证码' },
  en: { get: 'Get code', code: 'Code' },
} satisfies Record<string, Omit<Words, 'picture'>>

/** Answers the picture, asks for a code, reads it where it was sent and types it in. */
export async function receiveCode(page: Page, to: string, { picture, get, code }: Words): Promise<void> {
  await typePictureCode(page, picture)
  await requestCode(page, to, get, code)
}

/** The same inside, where no picture is asked for. */
export async function requestCode(page: Page, to: string, get: string, code: string): Promise<void> {
  const since = new Date(Date.now() - 1000)
  await page.getByRole('button', { name: get }).click()
  await expect(page.getByRole('button', { name: /秒后重新获取|Again in/ })).toBeVisible()
  const message = await newestMessage(to, since)
  await page.getByLabel(code, { exact: true }).fill(message.code ?? '')
}
