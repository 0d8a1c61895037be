import { nextStep, type Sums, sumsOf } from '@fairground/domain/payment'
import { ownContractPath } from '@fairground/wire/contract/screens'
import { type OwnPayment, ownPayments, ownStatement } from '@fairground/wire/payment/own'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate, formatFullDay } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { useFair, useReader } from '../../session/use-fair'
import { EmptyState } from '../../ui/empty-state'
import { ExportButton } from '../../ui/export-button'
import { LoadFailed } from '../../ui/load-failed'
import { PageSkeleton } from '../../ui/page-skeleton'
import { Panel } from '../../ui/panel'
import { type PathStep, StatePath } from '../../ui/state-path'
import { InstalmentRows } from '../instalment-rows'
import { OwnInvoicePanel } from '../invoice/own-invoices'
import shared from '../payment.module.css'
import { SumsBar } from '../sums-bar'
import { AccountPanel } from './account-panel'
import { NextCard, PhoneBar } from './next-card'
import styles from './own.module.css'
import { ownTexts as texts } from './own.texts'
import { VoucherDialog, type VoucherWish } from './voucher-dialog'
import { VoucherList } from './voucher-list'

/** What a company owes, what came of it, and how it tells of a transfer. One page for both languages. */
export function OwnPaymentPage() {
  const query = useCall(ownPayments, {}, { refetchInterval: 60_000 })
  const fair = useFair()
  if (!query.data || !fair.data)
    return query.isError || fair.isError ? (
      <LoadFailed
        onRetry={() => void Promise.all([query.refetch(), fair.refetch()])}
        busy={query.isFetching || fair.isFetching}
      />
    ) : (
      <PageSkeleton />
    )
  const { payment } = query.data
  return payment ? <Payment payment={payment} edition={fair.data.edition} /> : <NoPayment />
}

function NoPayment() {
  const say = useSay()
  const language = useLanguage()
  return (
    <div className={shared.page}>
      <h1>{say(texts.title)}</h1>
      <EmptyState title={say(texts.none)}>
        {say(texts.noneText)} <Link to={ownContractPath[language]}>{say(texts.toContract)}</Link>
      </EmptyState>
    </div>
  )
}

function Payment({ payment, edition }: { payment: OwnPayment; edition: number }) {
  const say = useSay()
  const language = useLanguage()
  const [wish, setWish] = useState<VoucherWish>()
  const { contractId, number, currency, balance, waiting, instalments, vouchers, state } = payment
  const sums = sumsOf(balance, waiting)
  const next = nextStep(instalments, sums, vouchers)
  const returned = vouchers.find((one) => one.state === 'returned' && !one.isReplaced)
  const mayPay = state !== 'inForce' && (next.step === 'pay' || next.step === 'sendAgain')
  const upload = () =>
    setWish({ amount: next.amount, replaces: next.step === 'sendAgain' ? returned : undefined })
  return (
    <div className={`${shared.page} ${styles.page} ${mayPay ? styles.withBar : ''}`}>
      <header className={shared.head}>
        <div>
          <h1>{say(texts.title)}</h1>
          <p className={shared.soft}>{say(texts.lead, { edition, number })}</p>
        </div>
        <Link to={ownContractPath[language]}>{say(texts.toContract)}</Link>
      </header>
      <div className={styles.path}>
        <Steps payment={payment} sums={sums} />
      </div>
      <div className={`${shared.columns} ${styles.columns}`}>
        <div className={shared.stack}>
          <Panel
            id="payment"
            title={say(texts.payment)}
            aside={
              <ExportButton
                endpoint={ownStatement}
                given={{ params: { contractId } }}
                label={texts.statement}
                busyLabel={texts.statementBusy}
              />
            }
          >
            <SumsBar sums={sums} currency={currency} />
            <InstalmentRows instalments={instalments} currency={currency} />
          </Panel>
          <Panel id="vouchers" title={say(texts.vouchers)}>
            <VoucherList
              vouchers={vouchers}
              currency={currency}
              onAgain={(replaces) => setWish({ amount: replaces.amount, replaces })}
            />
          </Panel>
          <OwnInvoicePanel />
        </div>
        <div className={`${shared.stack} ${styles.side}`}>
          <NextCard next={next} payment={payment} onUpload={mayPay ? upload : undefined} />
          <AccountPanel payment={payment} />
        </div>
      </div>
      {mayPay ? <PhoneBar amount={next.amount} currency={currency} onUpload={upload} /> : null}
      {wish ? <VoucherDialog payment={payment} wish={wish} onClose={() => setWish(undefined)} /> : null}
    </div>
  )
}

function Steps({ payment, sums }: { payment: OwnPayment; sums: Sums }) {
  const say = useSay()
  const reader = useReader()
  const { countersignedAt, instalments, vouchers } = payment
  const { step, instalment } = nextStep(instalments, sums, vouchers)
  const isPaid = step === 'paid' && payment.state !== 'inForce'
  const payNote = () => {
    if (isPaid) return say(texts.payDone)
    if (!instalment) return say(texts.payWait)
    const { number, dueOn } = instalment
    return say(texts.payNow, { number, day: formatDate(dueOn, reader.language) })
  }
  const steps: PathStep[] = [
    {
      key: 'sign',
      title: say(texts.sign),
      note: countersignedAt ? say(texts.signDone, { day: formatFullDay(countersignedAt, reader) }) : '',
      state: 'done',
    },
    { key: 'pay', title: say(texts.pay), note: payNote(), state: isPaid ? 'done' : 'now' },
    {
      key: 'confirm',
      title: say(texts.confirm),
      note: say(isPaid ? texts.confirmDone : texts.confirmAhead),
      state: isPaid ? 'done' : 'ahead',
    },
  ]
  return <StatePath label={say(texts.steps)} steps={steps} />
}
