import { expect, type Page } from '@playwright/test'
import { typePictureCode } from './picture-code'
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

export async function logIn(page: Page, door: keyof typeof doors, username: string): Promise<void> {
  await page.goto(`${origin()}${doors[door].path}`)
  await fillLogin(page, door, username)
  await submitLogin(page, door)
  await expect(page).not.toHaveURL(/\/exhibition\/login\//)
}
