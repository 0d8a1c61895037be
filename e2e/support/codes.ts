import { expect, type Locator, type Page } from '@playwright/test'
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

/** The same inside, where no picture is asked for. Of two codes the one that was not asked for yet. */
export async function requestCode(
  place: Page | Locator,
  to: string,
  get: string,
  code: string,
): Promise<void> {
  const since = new Date(Date.now() - 1000)
  const asked = place.getByRole('button', { name: /秒后重新获取|Again in/ })
  const before = await asked.count()
  await place.getByRole('button', { name: get }).first().click()
  await expect(asked).toHaveCount(before + 1)
  const message = await newestMessage(to, since)
  await place.getByLabel(code, { exact: true }).fill(message.code ?? '')
}
