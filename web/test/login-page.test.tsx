import { captcha } from '@fairground/wire/account'
import { screens } from '@fairground/wire/screens'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from './support/acting'
import { createFakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'

const doors = [
  {
    path: '/exhibition/login/ch/login',
    submit: '登录',
    said: ['*请输入正确手机号', '*请输入密码', '*验证码错误'],
    ways: ['Register', 'ForgetPassword', 'ForgetUsername', 'Reset', 'LoginByMessage'],
  },
  {
    path: '/exhibition/login/en/login',
    submit: 'Log in',
    said: [
      '*The email format is not correct.',
      '*Please enter the password',
      '*The picture code is not correct',
    ],
    ways: ['Register', 'ForgetPassword', 'ForgetUsername'],
  },
]

describe.each(doors)('the door at $path', ({ path, submit, said, ways }) => {
  const open = async () => {
    const fair = createFakeFair()
    fair.answer(captcha, { ticket: 'ticket', image: 'data:image/png;base64,', required: true })
    await openScreen(fair, path)
    await screen.findByRole('button', { name: submit })
  }

  it('says at each field what is missing, in its own language', async () => {
    await open()
    await press(submit)
    for (const message of said) expect(await screen.findByText(message)).toBeTruthy()
  })

  it('leads to every way back in, and each is a screen', async () => {
    await open()
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href')?.split('?')[0])
    for (const way of ways) {
      const target = path.replace(/login$/, way)
      expect(links).toContain(target)
      expect(screens.map((one) => one.path as string)).toContain(target)
    }
  })
})
