import type { Page } from '@playwright/test'
import { logInByApi } from './api'
import { readPicture, typePictureCode } from './picture-code'
import { workerProduct } from './worker-product'

export const origin = (): string => workerProduct().origin
const password = 'Fairground2026'

interface Door {
  path: string
  username: string
  password: string
  picture: string
  submit: string
}

export const doors = {
  chinese: {
    path: '/exhibition/login/ch/login',
    username: '手机号',
    password: '密码',
    picture: '图形验证码',
    submit: '登录',
  },
  english: {
    path: '/exhibition/login/en/login',
    username: 'Email',
    password: 'Password',
    picture: 'Picture code',
    submit: 'Log in',
  },
  staff: {
    path: '/exhibition/login/ch/Administrator',
    username: '用户名',
    password: '密码',
    picture: '图形验证码',
    submit: '登录',
  },
} satisfies Record<string, Door>

export async function fillLogin(
  page: Page,
  door: keyof typeof doors,
  username: string,
  secret = password,
): Promise<void> {
  const { username: name, password: secretLabel, picture } = doors[door]
  await page.getByLabel(name, { exact: true }).fill(username)
  await page.getByLabel(secretLabel, { exact: true }).fill(secret)
  await typePictureCode(page, picture)
}

export async function submitLogin(page: Page, door: keyof typeof doors): Promise<void> {
  await page.getByRole('button', { name: doors[door].submit, exact: true }).click()
}

/** Where people arrive who logged in by a door. */
export const homes = {
  chinese: '/exhibitor/home',
  english: '/exhibitor/homeEN',
  staff: '/home',
} satisfies Record<keyof typeof doors, string>

/** Somebody who has logged in, without the walk through the door, and at the address they are about to need. */
export async function signIn(page: Page, username: string, path?: string): Promise<void> {
  const { cookie } = await logInByApi(origin(), username, await readPicture(origin()))
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url: origin() }])
  if (path) await page.goto(`${origin()}${path}`)
}
