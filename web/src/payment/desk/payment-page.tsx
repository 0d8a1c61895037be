import { sumsOf } from '@fairground/domain/payment'
import { contractPath } from '@fairground/wire/contract/screens'
import { companyPath } from '@fairground/wire/hub/screens'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { proposeDeferral } from '@fairground/wire/payment/deferral'
import { bookTyped, findPayment, type PaymentDetail } from '@fairground/wire/payment/desk'
import { proposeDeferralPath } from '@fairground/wire/payment/screens'
import { Button } from 'antd'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ContractStateTag } from '../../contract'
import { useSay } from '../../lib/language'
import { useTellTopic } from '../../lib/screen-topic'
import { useCompanyName } from '../../review'
import { useCall } from '../../session/use-call'
import { useMayCall } from '../../session/use-session'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailed } from '../../ui/load-failed'
import { PageSkeleton } from '../../ui/page-skeleton'
import { Panel } from '../../ui/panel'
import { InstalmentRows } from '../instalment-rows'
import styles from '../payment.module.css'
import { SumsBar } from '../sums-bar'
import { deskTexts as texts } from './desk.texts'
import { EntryDialog } from './entry-dialog'
import { LedgerTable } from './ledger-table'
import { VoucherDesk } from './voucher-desk'

/** The money of the contract the address names. */
export function PaymentPage() {
  const say = useSay()
  const [address] = useSearchParams()
  const contractId = address.get('id') ?? ''
  const query = useCall(findPayment, { params: { contractId } }, { enabled: contractId !== '' })
  useTellTopic(query.data?.number)
  if (query.data) return <OnePayment payment={query.data} />
  if (contractId !== '' && !query.isError) return <PageSkeleton />
  const isUnknown =
    contractId === '' ||
    (query.error instanceof CallFailure &&
      (query.error.code === codes.notFound || query.error.code === codes.invalid))
  return isUnknown ? (
    <EmptyState title={say(texts.unknown)}>
      <Link to="/financial/payment">{say(texts.back)}</Link>
    </EmptyState>
  ) : (
    <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} />
  )
}

function OnePayment({ payment }: { payment: PaymentDetail }) {
  const say = useSay()
  const nameOf = useCompanyName()
  const mayBook = useMayCall(bookTyped)
  const mayDefer = useMayCall(proposeDeferral)
  const [isBooking, setIsBooking] = useState(false)
  const { contractId, number, state, currency, balance, waiting, instalments } = payment
  const { companyId, companyZh, companyEn, word } = payment
  // Nothing is booked on what asks for nothing yet.
  const isAsked = state !== 'inForce' || balance.due > 0
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{number}</h1>
        <ContractStateTag state={state} />
        <Link to={companyPath(companyId)}>{nameOf({ nameZh: companyZh, nameEn: companyEn })}</Link>
        <span className={styles.soft}>{say(texts.word, { word })}</span>
        <span className={styles.voucherSide}>
          <Link to="/financial/payment">{say(texts.back)}</Link>
          <Link to={contractPath(contractId)}>{say(texts.contract)}</Link>
        </span>
      </header>
      <div className={styles.columns}>
        <VoucherDesk payment={payment} />
        <div className={styles.stack}>
          <Panel
            id="payment"
            title={say(texts.payment)}
            aside={
              mayDefer && state === 'payment' ? (
                <Link to={proposeDeferralPath(contractId)}>{say(texts.defer)}</Link>
              ) : undefined
            }
          >
            <SumsBar sums={sumsOf(balance, waiting)} currency={currency} />
            <InstalmentRows instalments={instalments} currency={currency} />
          </Panel>
        </div>
      </div>
      <Panel
        id="ledger"
        title={say(texts.ledger)}
        note={say(texts.ledgerNote)}
        aside={
          mayBook && isAsked ? (
            <Button onClick={() => setIsBooking(true)}>{say(texts.book)}</Button>
          ) : undefined
        }
      >
        <LedgerTable payment={payment} />
      </Panel>
      {isBooking ? <EntryDialog payment={payment} onClose={() => setIsBooking(false)} /> : null}
    </div>
  )
}
