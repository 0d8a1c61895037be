import { mobilePattern, type UserType } from '@fairground/domain/account'
import { loginPaths, registerPaths } from '../session/login-paths'

/** The screens before login, for each kind of exhibitor. Overseas ones have no mobile, so theirs are fewer. */
export const accountPaths = {
  CHN: {
    login: loginPaths.mobile,
    loginBySms: '/exhibition/login/ch/LoginByMessage',
    register: registerPaths.mobile,
    forgetPassword: '/exhibition/login/ch/ForgetPassword',
    byPhone: '/exhibition/login/ch/Phone',
    byMailbox: '/exhibition/login/ch/Mailbox',
    changePassword: '/exhibition/login/ch/changePassword',
    forgetUsername: '/exhibition/login/ch/ForgetUsername',
    reset: '/exhibition/login/ch/Reset',
  },
  ENG: {
    login: loginPaths.email,
    register: registerPaths.email,
    forgetPassword: '/exhibition/login/en/ForgetPassword',
    changePassword: '/exhibition/login/en/changePassword',
    forgetUsername: '/exhibition/login/en/ForgetUsername',
  },
} as const

export const variantAt = (pathname: string): UserType =>
  /^\/exhibition\/login\/en(\/|$)/i.test(pathname) ? 'ENG' : 'CHN'

/** The same screen for the other kind of exhibitor; its login where there is no such screen. */
export function counterpartOf(pathname: string, variant: UserType): string {
  const last = (path: string) => path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  const paths = Object.values(accountPaths[variant])
  return paths.find((path) => last(path) === last(pathname)) ?? accountPaths[variant].login
}

/** A recovered username opens one door only, whichever screen it was recovered on. */
export const doorOfUsername = (username: string): string =>
  mobilePattern.test(username) ? loginPaths.mobile : loginPaths.email

export const prefillTypes = ['register', 'forgetUsername', 'forgetPassword'] as const
export type PrefillType = (typeof prefillTypes)[number]

/** What the login page greets somebody for; the address never says more than that. */
export const withType = (path: string, type: PrefillType): string => `${path}?type=${type}`
export const isPrefillType = (type: string | null): type is PrefillType =>
  (prefillTypes as readonly (string | null)[]).includes(type)
