import type { paymentScreens } from '@fairground/wire/payment/screens'
import type { ScreenModule, ScreenModules } from '../lib/screen-module'

const own: ScreenModule = () =>
  import('./own/own-payment-page').then(({ OwnPaymentPage }) => ({ Component: OwnPaymentPage }))

export const paymentScreenModules: ScreenModules<typeof paymentScreens> = {
  '/financial/payment': () =>
    import('./desk/payment-list').then(({ PaymentList }) => ({ Component: PaymentList })),
  '/financial/payment/detail': () =>
    import('./desk/payment-page').then(({ PaymentPage }) => ({ Component: PaymentPage })),
  '/financial/deferredPayment': () =>
    import('./deferral/deferral-list').then(({ AskedDeferrals }) => ({ Component: AskedDeferrals })),
  '/financial/deferredPayment/add': () =>
    import('./deferral/propose-page').then(({ ProposePage }) => ({ Component: ProposePage })),
  '/financial/deferredPayment/edit': () =>
    import('./deferral/day-page').then(({ EditDeferral }) => ({ Component: EditDeferral })),
  '/financial/deferredPayment/detail': () =>
    import('./deferral/deferral-page').then(({ AskedDeferral }) => ({ Component: AskedDeferral })),
  '/financial/deferredPaymentApprove': () =>
    import('./deferral/deferral-list').then(({ DeferralsToDecide }) => ({ Component: DeferralsToDecide })),
  '/financial/deferredPaymentApprove/add': () =>
    import('./deferral/day-page').then(({ CounterDeferral }) => ({ Component: CounterDeferral })),
  '/financial/deferredPaymentApprove/edit': () =>
    import('./deferral/day-page').then(({ EditCounter }) => ({ Component: EditCounter })),
  '/financial/deferredPaymentApprove/detail': () =>
    import('./deferral/deferral-page').then(({ DeferralToDecide }) => ({ Component: DeferralToDecide })),
  '/financial/paymentStatics': () =>
    import('./figures/figures-page').then(({ FiguresPage }) => ({ Component: FiguresPage })),
  '/financial/paymentStatics/htDetail': () =>
    import('./figures/contracts-page').then(({ FigureContractsPage }) => ({
      Component: FigureContractsPage,
    })),
  '/financial/paymentStatics/jfDetail': () =>
    import('./figures/entries-page').then(({ FigureEntriesPage }) => ({ Component: FigureEntriesPage })),
  '/financial/statement': () =>
    import('./statement/statement-page').then(({ StatementPage }) => ({ Component: StatementPage })),
  '/financial/invoice': () =>
    import('./invoice/invoice-list').then(({ InvoiceList }) => ({ Component: InvoiceList })),
  '/financial/paymentZS': own,
  '/financial/paymentZSENG': own,
}
