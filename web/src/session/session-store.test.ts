import type { CurrentUser } from '@fairground/domain/account'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { describe, expect, it, vi } from 'vitest'
import { hintKey } from './hint'
import { createSessionStore, type SignedIn } from './session-store'

const zhang: CurrentUser = {
  id: '11111111-1111-4111-8111-111111111111',
  username: '13800000001',
  userType: 'CHN',
  department: 'exhibitor',
  realName: '张敏',
  permissions: [],
  roles: [],
  mustChangePassword: false,
}
const signedIn: SignedIn = { token: 'token-1', currentUser: zhang }
const expired = new CallFailure(codes.sessionExpired, '')
const ended = new CallFailure(codes.sessionEnded, '')
const unreachable = new CallFailure('unreachable', '')

function setUp(answers: (SignedIn | Error)[] = [], stored: Record<string, string> = {}) {
  const kept = new Map(Object.entries(stored))
  const load = vi.fn(async () => {
    const answer = answers.shift() ?? unreachable
    if (answer instanceof Error) throw answer
    return answer
  })
  const onEnd = vi.fn()
  const store = createSessionStore({
    load,
    onEnd,
    pause: async () => {},
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  })
  return { store, load, onEnd, kept }
}

describe('the session after a reload', () => {
  it('is found again by asking the server', async () => {
    const { store } = setUp([signedIn])
    await store.check()
    expect(store.get()).toMatchObject({ status: 'signedIn', user: zhang, token: 'token-1' })
  })

  it('asks once however many screens want to know', async () => {
    const { store, load } = setUp([signedIn])
    await Promise.all([store.check(), store.check(), store.check()])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('tells a stranger nothing about an expired session', async () => {
    const { store, onEnd } = setUp([expired])
    await store.check()
    expect(store.get()).toMatchObject({ status: 'signedOut', ended: { reason: 'ended' } })
    expect(onEnd).toHaveBeenCalledWith('ended')
  })

  it('tells someone who was signed in that the session has expired', async () => {
    const { store, onEnd } = setUp([expired], { [hintKey]: zhang.id })
    await store.check()
    expect(onEnd).toHaveBeenCalledWith('expired')
  })
})

describe('when the server cannot be reached', () => {
  it('tries three times before saying so, and concludes nothing about who is signed in', async () => {
    const { store, load } = setUp([unreachable, unreachable, unreachable])
    await store.check()
    expect(load).toHaveBeenCalledTimes(3)
    expect(store.get()).toMatchObject({ status: 'unknown', unreachable: true })
  })

  it('keeps a signed-in person signed in', async () => {
    const { store, kept } = setUp([])
    store.signIn(signedIn)
    await store.check()
    expect(store.get()).toMatchObject({
      status: 'signedIn',
      user: zhang,
      token: 'token-1',
      unreachable: true,
    })
    expect(kept.get(hintKey)).toBe(zhang.id)
  })

  it('goes on as before once the server answers again', async () => {
    const { store } = setUp([unreachable, unreachable, unreachable, signedIn])
    await store.check()
    await store.check()
    expect(store.get()).toMatchObject({ status: 'signedIn', unreachable: false })
  })

  it('does not end the session when any other call fails to arrive', () => {
    const { store } = setUp()
    store.signIn(signedIn)
    store.noticeFailure(unreachable, 'token-1')
    expect(store.get().status).toBe('signedIn')
  })
})

describe('the end of a session', () => {
  it('is noticed by the call that meets it first, aloud when it has expired', () => {
    const { store, onEnd } = setUp()
    store.signIn(signedIn)
    store.noticeFailure(expired, 'token-1')
    expect(store.get()).toMatchObject({
      status: 'signedOut',
      user: undefined,
      ended: { reason: 'expired', user: zhang },
    })
    expect(onEnd).toHaveBeenCalledWith('expired')
  })

  it('is silent when the server ended it', () => {
    const { store, onEnd } = setUp()
    store.signIn(signedIn)
    store.noticeFailure(ended, 'token-1')
    expect(onEnd).toHaveBeenCalledWith('ended')
  })

  it('is the person’s own doing when they log out, also when the server’s notice overtakes its answer', async () => {
    const { store, onEnd } = setUp([ended])
    store.signIn(signedIn)
    await store.leave(() => store.check())
    expect(store.get()).toMatchObject({ status: 'signedOut', ended: { reason: 'loggedOut', user: zhang } })
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('does not come to whoever signs in again before the farewell is over', async () => {
    const { store, onEnd } = setUp()
    store.signIn(signedIn)
    await store.leave(async () => {
      store.noticeFailure(ended, 'token-1')
      store.signIn({ ...signedIn, token: 'token-2' })
    })
    expect(store.get()).toMatchObject({ status: 'signedIn', token: 'token-2' })
    expect(onEnd).toHaveBeenCalledTimes(1)
    store.noticeFailure(expired, 'token-2')
    expect(onEnd).toHaveBeenLastCalledWith('expired')
  })

  it('has not come when logging out did not reach the server', async () => {
    const { store } = setUp()
    store.signIn(signedIn)
    await expect(store.leave(() => Promise.reject(unreachable))).rejects.toBe(unreachable)
    expect(store.get().status).toBe('signedIn')
  })

  it('is told once, however many calls fail', () => {
    const { store, onEnd } = setUp()
    store.signIn(signedIn)
    store.noticeFailure(expired, 'token-1')
    store.noticeFailure(expired, 'token-1')
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('does not touch a new session when a late answer of the old one arrives', () => {
    const { store } = setUp()
    store.signIn(signedIn)
    store.signIn({ ...signedIn, token: 'token-2' })
    store.noticeFailure(expired, 'token-1')
    expect(store.get().status).toBe('signedIn')
  })
})

describe('other tabs', () => {
  it('sign out with the one that did', () => {
    const { store, onEnd } = setUp()
    store.signIn(signedIn)
    store.noticeHint(null)
    expect(store.get()).toMatchObject({ status: 'signedOut', ended: { reason: 'loggedOut' } })
    expect(onEnd).toHaveBeenCalledWith('loggedOut')
  })

  it('ask again when another account signed in elsewhere', async () => {
    const li = { ...zhang, id: '22222222-2222-4222-8222-222222222222' }
    const { store } = setUp([{ token: 'token-2', currentUser: li }])
    store.signIn(signedIn)
    store.noticeHint(li.id)
    await store.check()
    expect(store.get()).toMatchObject({ user: li, token: 'token-2' })
  })

  it('take no notice of their own account signing in again', () => {
    const { store, load } = setUp()
    store.signIn(signedIn)
    store.noticeHint(zhang.id)
    expect(load).not.toHaveBeenCalled()
  })
})
