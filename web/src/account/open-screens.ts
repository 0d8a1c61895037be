import type { openAccountScreens } from '@fairground/wire/account/open-screens'
import type { ScreenModule, ScreenModules } from '../lib/screen-module'

const login: ScreenModule = () => import('./login-page').then(({ LoginPage }) => ({ Component: LoginPage }))
const register: ScreenModule = () =>
  import('./register/register-page').then(({ RegisterPage }) => ({ Component: RegisterPage }))
const recoverByMailbox: ScreenModule = () =>
  import('./recovery/prove-pages').then(({ MailboxPage }) => ({ Component: MailboxPage }))
const changePassword: ScreenModule = () =>
  import('./recovery/change-password-page').then(({ ChangePasswordPage }) => ({
    Component: ChangePasswordPage,
  }))
const forgetUsername: ScreenModule = () =>
  import('./recovery/forget-username-page').then(({ ForgetUsernamePage }) => ({
    Component: ForgetUsernamePage,
  }))

export const openAccountScreenModules: ScreenModules<typeof openAccountScreens> = {
  '/exhibition/login/ch/login': login,
  '/exhibition/login/ch/Administrator': login,
  '/exhibition/login/ch/Register': register,
  '/exhibition/login/ch/ForgetPassword': () =>
    import('./recovery/choose-recovery-page').then(({ ChooseRecoveryPage }) => ({
      Component: ChooseRecoveryPage,
    })),
  '/exhibition/login/ch/Phone': () =>
    import('./recovery/prove-pages').then(({ PhonePage }) => ({ Component: PhonePage })),
  '/exhibition/login/ch/Mailbox': recoverByMailbox,
  '/exhibition/login/ch/changePassword': changePassword,
  '/exhibition/login/ch/ForgetUsername': forgetUsername,
  '/exhibition/login/ch/Reset': () =>
    import('./recovery/reset-page').then(({ ResetPage }) => ({ Component: ResetPage })),
  '/exhibition/login/ch/LoginByMessage': () =>
    import('./sms-login-page').then(({ SmsLoginPage }) => ({ Component: SmsLoginPage })),
  '/exhibition/login/en/login': login,
  '/exhibition/login/en/Register': register,
  '/exhibition/login/en/ForgetPassword': recoverByMailbox,
  '/exhibition/login/en/changePassword': changePassword,
  '/exhibition/login/en/ForgetUsername': forgetUsername,
}
