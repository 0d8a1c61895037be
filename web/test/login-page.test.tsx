import { captcha, login } from '@fairground/wire/account'
import { codes } from '@fairground/wire/kernel/codes'
import { screens } from '@fairground/wire/screens'
import { joinWaitingRoom, lookIntoWaitingRoom } from '@fairground/wire/waiting-room'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { button, field, press, type } from './support/acting'
import { createFakeFair, Refused } from './support/fake-fair'
import { openScreen } from './support/open-screen'

const waitingLong = {
  ticket: '00000000-0000-4000-8000-000000000001',
  state: 'waiting',
  place: 1,
  waitSeconds: 5,
  askAgainMs: 60_000,
} as const

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

describe('the form of a door', () => {
  const atTheDoor = async (path = '/exhibition/login/ch/login', submit = '登录') => {
    const fair = createFakeFair()
    fair.answer(captcha, { ticket: '', image: '', required: false })
    await openScreen(fair, path)
    await button(submit)
    return fair
  }

  it('goes to the first wrong field, and that field says what is wrong with it', async () => {
    await atTheDoor()
    await type('密码', 'Fairground2026')
    await press('登录')
    const mobile = await field('手机号')
    await waitFor(() => expect(document.activeElement).toBe(mobile))
    expect(mobile.getAttribute('aria-invalid')).toBe('true')
    const described = mobile.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe('*请输入正确手机号')
    expect((await field('密码')).getAttribute('aria-invalid')).toBe('false')
  })

  it('leaves an empty field in peace until it is sent, and judges what was typed when it is left', async () => {
    await atTheDoor()
    fireEvent.blur(await field('手机号'))
    expect(screen.queryByText('*请输入正确手机号')).toBeNull()
    await type('手机号', '138')
    fireEvent.blur(await field('手机号'))
    expect(await screen.findByText('*请输入正确手机号')).toBeTruthy()
    await type('手机号', '13800000005')
    await waitFor(() => expect(screen.queryByText('*请输入正确手机号')).toBeNull())
  })

  it('keeps what the server said about a field until the field is changed, and sends once however often', async () => {
    const fair = await atTheDoor()
    fair.answer(login, new Refused(codes.wrongPassword, '密码不正确'))
    await type('手机号', '138 0000 0005')
    await type('密码', 'wrong')
    const submit = await button('登录')
    fireEvent.click(submit)
    fireEvent.click(submit)
    expect(await screen.findByText('密码不正确')).toBeTruthy()
    expect(fair.asked(login).map(({ body }) => body.username)).toEqual(['13800000005'])
    fireEvent.blur(await field('密码'))
    expect(screen.getByText('密码不正确')).toBeTruthy()
    await type('密码', 'wrong2')
    await waitFor(() => expect(screen.queryByText('密码不正确')).toBeNull())
  })

  it('waits in the room when many come, logs in by itself when called, and gives the form back with what was wrong', async () => {
    const fair = await atTheDoor()
    const at = { ticket: '00000000-0000-4000-8000-000000000001', waitSeconds: 75, askAgainMs: 20 }
    let itsTurn = false
    fair.answer(login, ({ query }) =>
      query.place === at.ticket
        ? new Refused(codes.wrongPassword, '密码不正确')
        : new Refused(codes.lineUp, '登录人数较多，请稍后再试'),
    )
    fair.answer(joinWaitingRoom, { ...at, state: 'waiting', place: 42 })
    fair.answer(lookIntoWaitingRoom, () => ({
      ...at,
      ...(itsTurn ? ({ state: 'called', place: 0 } as const) : ({ state: 'waiting', place: 42 } as const)),
    }))
    await type('手机号', '13800000005')
    await type('密码', 'Fairground2026')
    await press('登录')
    expect(await screen.findByText('41 人')).toBeTruthy()
    expect(screen.getByText('预计还需约 2 分钟')).toBeTruthy()
    itsTurn = true
    expect(await screen.findByText('密码不正确')).toBeTruthy()
    // Whoever was called and mistyped tries again with the same place.
    await type('密码', 'Fairground2027')
    await press('登录')
    await waitFor(() =>
      expect(fair.asked(login).map(({ query }) => query.place)).toEqual([undefined, at.ticket, at.ticket]),
    )
    expect(fair.asked(joinWaitingRoom).map(({ body }) => body)).toEqual([
      { username: '13800000005', captcha: { ticket: '', answer: '' } },
    ])
  })

  it('tells who waits at the English door the same in English, and logs in by itself when called', async () => {
    const fair = await atTheDoor('/exhibition/login/en/login', 'Log in')
    const at = { ticket: '00000000-0000-4000-8000-000000000001', waitSeconds: 75, askAgainMs: 20 }
    let itsTurn = false
    fair.answer(login, ({ query }) =>
      query.place === at.ticket
        ? new Refused(codes.wrongPassword, 'The password is not correct')
        : new Refused(codes.lineUp, 'Many people are logging in'),
    )
    fair.answer(joinWaitingRoom, { ...at, state: 'waiting', place: 42 })
    fair.answer(lookIntoWaitingRoom, () => ({
      ...at,
      ...(itsTurn ? ({ state: 'called', place: 0 } as const) : ({ state: 'waiting', place: 42 } as const)),
    }))
    await type('Email', 'exhibitor2@example.com')
    await type('Password', 'Fairground2026')
    await press('Log in')
    const title = await screen.findByRole('heading', { name: 'You are in the waiting room' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(screen.getByText('41 people')).toBeTruthy()
    expect(screen.getByText('About 2 minutes to go')).toBeTruthy()
    itsTurn = true
    expect(await screen.findByText('The password is not correct')).toBeTruthy()
    expect(fair.asked(joinWaitingRoom).map(({ body }) => body.username)).toEqual(['exhibitor2@example.com'])
    expect(fair.asked(login).map(({ query }) => query.place)).toEqual([undefined, at.ticket])
  })

  it('gives the form back with all that was typed to whoever leaves the room', async () => {
    const fair = await atTheDoor()
    fair.answer(login, new Refused(codes.lineUp, '登录人数较多，请稍后再试'))
    fair.answer(joinWaitingRoom, waitingLong)
    await type('手机号', '13800000005')
    await type('密码', 'Fairground2026')
    await press('登录')
    expect(await screen.findByText('下一位就是您')).toBeTruthy()
    await press('返回登录')
    expect((await field('密码')).value).toBe('Fairground2026')
    expect(screen.queryByText('下一位就是您')).toBeNull()
  })

  it('draws no pictures while somebody waits in the room, and another one for whoever leaves it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const fair = await atTheDoor()
    fair.answer(login, new Refused(codes.lineUp, '登录人数较多，请稍后再试'))
    fair.answer(joinWaitingRoom, waitingLong)
    fair.answer(lookIntoWaitingRoom, waitingLong)
    await type('手机号', '13800000005')
    await type('密码', 'Fairground2026')
    await press('登录')
    expect(await screen.findByText('下一位就是您')).toBeTruthy()
    const minutesLater = () => {
      vi.setSystemTime(Date.now() + 180_000)
      fireEvent(document, new Event('visibilitychange'))
    }
    minutesLater()
    await waitFor(() => expect(fair.asked(lookIntoWaitingRoom)).toHaveLength(1))
    expect(fair.asked(captcha)).toHaveLength(1)
    await press('返回登录')
    await waitFor(() => expect(fair.asked(captcha)).toHaveLength(2))
    await waitFor(() => expect(screen.queryByText('下一位就是您')).toBeNull())
    minutesLater()
    await waitFor(() => expect(fair.asked(captcha)).toHaveLength(3))
  })

  it('goes to the room, which takes a place by itself, where the network asks too often', async () => {
    const fair = await atTheDoor()
    const tooMany = new Refused(codes.tooMany, '操作过于频繁')
    fair.answer(login, tooMany)
    fair.answer(joinWaitingRoom, tooMany)
    await type('手机号', '13800000005')
    await type('密码', 'Fairground2026')
    await press('登录')
    expect(await screen.findByText('正在为您取得排队位置…')).toBeTruthy()
    expect(screen.queryByText('操作过于频繁')).toBeNull()
    fair.answer(joinWaitingRoom, waitingLong)
    // As soon as the page is looked at again.
    fireEvent(document, new Event('visibilitychange'))
    expect(await screen.findByText('下一位就是您')).toBeTruthy()
  })

  it('changes nothing under the hands of an input method', async () => {
    await atTheDoor()
    const mobile = await field('手机号')
    fireEvent.input(mobile, { target: { value: '138 0' }, isComposing: true })
    expect(mobile.value).toBe('138 0')
    fireEvent.compositionEnd(mobile)
    expect(mobile.value).toBe('1380')
  })
})
