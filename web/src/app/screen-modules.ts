import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router'
import { listScreens, type ShownPath } from './screens'

type ScreenModule = () => Promise<{ Component: ComponentType; loader?: LoaderFunction }>

const login: ScreenModule = () =>
  import('../account/login-page').then(({ LoginPage }) => ({ Component: LoginPage }))
const register: ScreenModule = () =>
  import('../account/register/register-page').then(({ RegisterPage }) => ({ Component: RegisterPage }))
const recoverByMailbox: ScreenModule = () =>
  import('../account/recovery/prove-pages').then(({ MailboxPage }) => ({ Component: MailboxPage }))
const changePassword: ScreenModule = () =>
  import('../account/recovery/change-password-page').then(({ ChangePasswordPage }) => ({
    Component: ChangePasswordPage,
  }))
const forgetUsername: ScreenModule = () =>
  import('../account/recovery/forget-username-page').then(({ ForgetUsernamePage }) => ({
    Component: ForgetUsernamePage,
  }))
const exhibitorHome: ScreenModule = () =>
  import('../home/exhibitor-home').then(({ ExhibitorHome }) => ({ Component: ExhibitorHome }))
const signUp: ScreenModule = () =>
  import('./sign-up-screen').then(({ SignUpScreen }) => ({ Component: SignUpScreen }))
const enterSignUp: ScreenModule = () =>
  import('../company/on-behalf/insert-page').then(({ InsertPage }) => ({ Component: InsertPage }))
const editSignUp: ScreenModule = () =>
  import('../company/on-behalf/update-page').then(({ UpdatePage }) => ({ Component: UpdatePage }))
const board: ScreenModule = () =>
  import('../board/exhibitor/board-page').then(({ BoardPage }) => ({ Component: BoardPage }))
const confirmSignUp: ScreenModule = () =>
  import('../company/confirm/confirm-page').then(({ ConfirmPage }) => ({ Component: ConfirmPage }))

const reviewedSignUp: ScreenModule = () =>
  import('../review/detail/sign-up-page').then(({ SignUpPage }) => ({ Component: SignUpPage }))
const list: ScreenModule = () =>
  import('../list/any-list-page').then(({ AnyListPage }) => ({ Component: AnyListPage }))
type ListPath = (typeof listScreens)[number]['path']
const listModules = Object.fromEntries(listScreens.map(({ path }) => [path, list])) as Record<
  ListPath,
  ScreenModule
>

/** The component of each screen, fetched when the screen is first opened. */
export const screenModules: Record<ShownPath, ScreenModule> = {
  '/': () =>
    import('../fair/landing-page').then(({ LandingPage, loadLanding }) => ({
      Component: LandingPage,
      loader: loadLanding,
    })),
  '/guide/registration': () =>
    import('../guide/registration-page').then(({ RegistrationPage, loadGuide }) => ({
      Component: RegistrationPage,
      loader: loadGuide,
    })),
  '/guide/help': () =>
    import('../guide/help-page').then(({ HelpPage, loadGuide }) => ({
      Component: HelpPage,
      loader: loadGuide,
    })),
  '/exhibition/login/ch/login': login,
  '/exhibition/login/ch/Administrator': login,
  '/exhibition/login/ch/Register': register,
  '/exhibition/login/ch/ForgetPassword': () =>
    import('../account/recovery/choose-recovery-page').then(({ ChooseRecoveryPage }) => ({
      Component: ChooseRecoveryPage,
    })),
  '/exhibition/login/ch/Phone': () =>
    import('../account/recovery/prove-pages').then(({ PhonePage }) => ({ Component: PhonePage })),
  '/exhibition/login/ch/Mailbox': recoverByMailbox,
  '/exhibition/login/ch/changePassword': changePassword,
  '/exhibition/login/ch/ForgetUsername': forgetUsername,
  '/exhibition/login/ch/Reset': () =>
    import('../account/recovery/reset-page').then(({ ResetPage }) => ({ Component: ResetPage })),
  '/exhibition/login/ch/LoginByMessage': () =>
    import('../account/sms-login-page').then(({ SmsLoginPage }) => ({ Component: SmsLoginPage })),
  '/exhibition/login/en/login': login,
  '/exhibition/login/en/Register': register,
  '/exhibition/login/en/ForgetPassword': recoverByMailbox,
  '/exhibition/login/en/changePassword': changePassword,
  '/exhibition/login/en/ForgetUsername': forgetUsername,
  '/home': () => import('../home/organiser-home').then(({ OrganiserHome }) => ({ Component: OrganiserHome })),
  '/module': () => import('../shell/module-page').then(({ ModulePage }) => ({ Component: ModulePage })),
  '/exhibitor/approval': () =>
    import('../account/approval/approval-page').then(({ ApprovalPage }) => ({ Component: ApprovalPage })),
  '/prediction/exhprediction_approve': () =>
    import('../review/list/sign-up-list').then(({ ReviewListPage }) => ({ Component: ReviewListPage })),
  '/prediction/exhprediction_approve/detail': reviewedSignUp,
  '/prediction/exhprediction_approve/approve': () =>
    import('../review/decide/decide-page').then(({ DecidePage }) => ({ Component: DecidePage })),
  '/prediction/exhprediction': () =>
    import('../review/list/sign-up-list').then(({ SignUpListPage }) => ({ Component: SignUpListPage })),
  '/prediction/exhprediction/detail': reviewedSignUp,
  '/prediction/exhprediction/insert': enterSignUp,
  '/prediction/exhprediction/insert_ENG': enterSignUp,
  '/prediction/exhprediction/update': editSignUp,
  '/prediction/exhprediction/update_ENG': editSignUp,
  '/prediction/exhibitor': () =>
    import('../review/list/sign-up-list').then(({ ExhibitorListPage }) => ({ Component: ExhibitorListPage })),
  '/prediction/exhibitor/detail': reviewedSignUp,
  '/messageboard': () =>
    import('../board/organiser/notices-page').then(({ NoticesPage }) => ({ Component: NoticesPage })),
  '/messageboard/questions': () =>
    import('../board/organiser/questions-page').then(({ QuestionsPage }) => ({ Component: QuestionsPage })),
  '/company/standing': () =>
    import('../company/check/company-check-page').then(({ CompanyCheckPage }) => ({
      Component: CompanyCheckPage,
    })),
  '/system/codelist': () =>
    import('../codelist/code-lists-page').then(({ CodeListsPage }) => ({ Component: CodeListsPage })),
  '/system/codelist/detail': () =>
    import('../codelist/code-list-page').then(({ CodeListPage }) => ({ Component: CodeListPage })),
  '/system/settings': () =>
    import('../settings/settings-page').then(({ SettingsPage }) => ({ Component: SettingsPage })),
  ...listModules,
  '/exhibitor/home': exhibitorHome,
  '/exhibitor/homeEN': exhibitorHome,
  '/exhprediction': signUp,
  '/exhprediction/confirm': confirmSignUp,
  '/exhprediction/confirmEdit': confirmSignUp,
  '/exhpredictionEN': signUp,
  '/exhprediction/confirmEN': confirmSignUp,
  '/messageboardZS': board,
  '/messageboardEN': board,
  '/dev/outbox': () => import('../outbox/outbox-page').then(({ OutboxPage }) => ({ Component: OutboxPage })),
}
