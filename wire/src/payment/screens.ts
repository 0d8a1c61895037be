import type { Screen } from '../kernel/screen'

const organiser = { shell: 'organiser', auth: true } as const

export const paymentScreens = [
  {
    ...organiser,
    path: '/financial/payment',
    title: { zh: '缴费管理', en: 'Payments' },
    menu: { group: 'finance', place: 1, icon: 'list' },
  },
  {
    ...organiser,
    path: '/financial/payment/detail',
    title: { zh: '缴费详情', en: 'Payments of a contract' },
  },
  {
    ...organiser,
    path: '/financial/deferredPayment',
    title: { zh: '缓缴申请', en: 'Deferrals' },
    menu: { group: 'finance', place: 2, icon: 'list' },
  },
  {
    ...organiser,
    path: '/financial/deferredPayment/add',
    title: { zh: '申请缓缴', en: 'Propose a deferral' },
    permission: 'financial/deferredPayment:propose',
  },
  {
    ...organiser,
    path: '/financial/deferredPayment/edit',
    title: { zh: '修改缓缴申请', en: 'Change a deferral' },
    permission: 'financial/deferredPayment:propose',
  },
  {
    ...organiser,
    path: '/financial/deferredPayment/detail',
    title: { zh: '缓缴申请详情', en: 'Deferral' },
  },
  {
    ...organiser,
    path: '/financial/deferredPaymentApprove',
    title: { zh: '缓缴审批', en: 'Decide deferrals' },
    permission: 'financial/deferredPaymentApprove:decide',
    menu: { group: 'finance', place: 3, icon: 'list' },
  },
  {
    ...organiser,
    path: '/financial/deferredPaymentApprove/add',
    title: { zh: '提出反提案', en: 'Propose another day' },
    permission: 'financial/deferredPaymentApprove:decide',
  },
  {
    ...organiser,
    path: '/financial/deferredPaymentApprove/edit',
    title: { zh: '修改反提案', en: 'Change the other day' },
    permission: 'financial/deferredPaymentApprove:decide',
  },
  {
    ...organiser,
    path: '/financial/deferredPaymentApprove/detail',
    title: { zh: '缓缴审批详情', en: 'Decide a deferral' },
    permission: 'financial/deferredPaymentApprove:decide',
  },
  {
    ...organiser,
    path: '/financial/paymentStatics',
    title: { zh: '缴费统计', en: 'Payment figures' },
    menu: { group: 'finance', place: 4, icon: 'list' },
  },
  {
    ...organiser,
    path: '/financial/paymentStatics/htDetail',
    title: { zh: '缴费统计：合同', en: 'Contracts behind a figure' },
  },
  {
    ...organiser,
    path: '/financial/paymentStatics/jfDetail',
    title: { zh: '缴费统计：收款', en: 'Payments behind a figure' },
  },
  {
    ...organiser,
    path: '/financial/statement',
    title: { zh: '银行流水', en: 'Bank statements' },
    permission: 'financial/payment:check',
    menu: { group: 'finance', place: 5, icon: 'list' },
  },
  {
    ...organiser,
    path: '/financial/invoice',
    title: { zh: '开票管理', en: 'Invoices' },
    menu: { group: 'finance', place: 6, icon: 'list' },
  },
  { path: '/financial/paymentZS', shell: 'exhibitor', auth: true, title: { zh: '缴费', en: 'Payment' } },
  {
    path: '/financial/paymentZSENG',
    shell: 'exhibitor-en',
    auth: true,
    title: { zh: '缴费', en: 'Payment' },
  },
] as const satisfies readonly Screen[]

/** Where an exhibitor pays its contract, by the language of the account. */
export const ownPaymentPath = { zh: '/financial/paymentZS', en: '/financial/paymentZSENG' } as const

export const paymentPath = (contractId: string): string =>
  `/financial/payment/detail?${new URLSearchParams({ id: contractId })}`

/** The same deferral, as those who ask and those who decide come to it. */
export const deferralDesks = {
  ask: '/financial/deferredPayment',
  decide: '/financial/deferredPaymentApprove',
} as const
export type DeferralDesk = keyof typeof deferralDesks

export const deferralPath = (desk: DeferralDesk, deferralId: string): string =>
  `${deferralDesks[desk]}/detail?${new URLSearchParams({ id: deferralId })}`

export const deferralEditPath = (desk: DeferralDesk, deferralId: string): string =>
  `${deferralDesks[desk]}/edit?${new URLSearchParams({ id: deferralId })}`

export const counterPath = (deferralId: string): string =>
  `${deferralDesks.decide}/add?${new URLSearchParams({ id: deferralId })}`

export const proposeDeferralPath = (contractId?: string): string =>
  contractId
    ? `${deferralDesks.ask}/add?${new URLSearchParams({ contract: contractId })}`
    : `${deferralDesks.ask}/add`

export const figuresPath = '/financial/paymentStatics'

type Given = Record<string, string | undefined>
function behind(path: string, given: Given): string {
  const said = Object.entries(given).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return `${path}?${new URLSearchParams(said)}`
}

/** Where the contracts of a figure are listed, and where its payments are. */
export const figureContractsPath = (given: Given): string => behind(`${figuresPath}/htDetail`, given)
export const figureEntriesPath = (given: Given): string => behind(`${figuresPath}/jfDetail`, given)
