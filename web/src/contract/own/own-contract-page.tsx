import { type ContractState, isBinding, isLive, shareText } from '@fairground/domain/contract'
import { dayIn } from '@fairground/domain/field'
import { moneyText } from '@fairground/domain/money'
import { selectedBooths } from '@fairground/wire/company/allocation'
import { type OwnContracts, ownContractPdf, ownContracts } from '@fairground/wire/contract/own'
import type { ContractRead } from '@fairground/wire/contract/shapes'
import { ownPaymentPath } from '@fairground/wire/payment/screens'
import { Alert } from 'antd'
import { Link } from 'react-router'
import { formatDate, formatFullDay } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import type { TextEntry } from '../../lib/text'
import { useCall } from '../../session/use-call'
import { useFair, useReader, useTimeZone } from '../../session/use-fair'
import { EmptyState } from '../../ui/empty-state'
import { ExportButton } from '../../ui/export-button'
import { LoadFailed } from '../../ui/load-failed'
import { NextStepCard } from '../../ui/next-step-card'
import { PageSkeleton } from '../../ui/page-skeleton'
import { Panel } from '../../ui/panel'
import { type PathStep, StatePath } from '../../ui/state-path'
import { StatusTag } from '../../ui/status-tag'
import { contractTexts } from '../contract.texts'
import { ContractSheet } from '../contract-sheet'
import { ContractStateTag } from '../contract-state'
import type { OwnBooths } from '../lines-table'
import { DelegatePanel } from './delegate-panel'
import styles from './own.module.css'
import { ownTexts as texts } from './own.texts'
import { RequestPanel } from './request-panel'
import { SignPanel } from './sign-panel'

/** A company reads its contract, signs it, and sees what comes of it. One page for both languages. */
export function OwnContractPage() {
  const query = useCall(ownContracts, {}, { refetchInterval: 60_000 })
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
  const [live] = query.data.contracts.filter(({ state }) => isLive(state))
  return live ? (
    <Contract own={query.data} contract={live} edition={fair.data.edition} />
  ) : (
    <NoContract own={query.data} />
  )
}

function NoContract({ own }: { own: OwnContracts }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <div className={styles.page}>
      <h1>{say(texts.title)}</h1>
      <EmptyState title={say(texts.none)}>
        {say(own.isPrepared ? texts.nonePrepared : texts.noneBooths)}{' '}
        <Link to={language === 'en' ? '/exhibitor/booth/selectEN' : '/exhibitor/booth/select'}>
          {say(texts.toBooths)}
        </Link>
      </EmptyState>
      <Earlier contracts={own.contracts} />
    </div>
  )
}

function Contract({
  own,
  contract,
  edition,
}: {
  own: OwnContracts
  contract: ContractRead
  edition: number
}) {
  const say = useSay()
  const booths = useOwnBooths()
  const { id, number, state } = contract
  const toSign = state === 'sent' || state === 'returned'
  return (
    <div className={styles.page}>
      <header>
        <h1>{say(texts.title)}</h1>
        <p className={`${styles.lead} ${styles.soft}`}>{say(texts.lead, { edition, number })}</p>
      </header>
      {contract.amends ? (
        <Alert
          type="info"
          showIcon
          title={say(isBinding(state) ? texts.amended : texts.amending, { number: contract.amends.number })}
        />
      ) : null}
      <div className={styles.path}>
        <Steps contract={contract} />
      </div>
      <div className={styles.columns}>
        <Panel
          id="contract"
          title={say(texts.contract)}
          aside={
            <span className={styles.aside}>
              <ContractStateTag state={state} />
              <ExportButton
                endpoint={ownContractPdf}
                given={{ params: { contractId: id } }}
                label={contractTexts.pdf}
                busyLabel={contractTexts.pdfBusy}
              />
            </span>
          }
        >
          <div className={styles.desk}>
            <ContractSheet contract={contract} own={booths} />
          </div>
        </Panel>
        <div className={styles.stack}>
          <NextCard contract={contract} />
          {toSign ? (
            <SignPanel
              key={contract.version}
              contract={contract}
              codeTo={own.codeTo}
              delegate={own.delegate}
            />
          ) : (
            <PaymentPlan contract={contract} />
          )}
          {toSign || own.delegate ? (
            <DelegatePanel contractId={id} delegate={own.delegate} codeTo={own.codeTo} />
          ) : null}
          {toSign || contract.requests.length > 0 ? (
            <RequestPanel contract={contract} mayAsk={toSign} />
          ) : null}
          <Earlier contracts={own.contracts.filter((one) => one.id !== id)} />
        </div>
      </div>
    </div>
  )
}

/** A contract may name booths its company has no more: those lead nowhere. */
function useOwnBooths(): OwnBooths | undefined {
  const held = useCall(selectedBooths, { body: {} }, { alsoShows: ['ownSignUp'] }).data
  return held && new Map(held.booths.map(({ id, hallId }) => [id, hallId]))
}

const signing: Partial<Record<ContractState, TextEntry>> = {
  returned: texts.signReturned,
  signed: texts.signWaiting,
}

function Steps({ contract }: { contract: ContractRead }) {
  const say = useSay()
  const reader = useReader()
  const { state, signBy, countersignedAt, instalments } = contract
  const isBound = countersignedAt !== null
  const isPaid = state === 'paid'
  const signNote = () => {
    if (countersignedAt) return say(texts.signDone, { day: formatFullDay(countersignedAt, reader) })
    const known = signing[state]
    if (known) return say(known)
    return signBy ? say(texts.signToDo, { day: formatDate(signBy, reader.language) }) : say(texts.signAny)
  }
  const [first] = instalments
  const steps: PathStep[] = [
    { key: 'sign', title: say(texts.sign), note: signNote(), state: isBound ? 'done' : 'now' },
    {
      key: 'pay',
      title: say(texts.pay),
      note: first
        ? say(texts.payNow, { day: formatDate(first.dueOn, reader.language) })
        : say(texts.payAhead),
      state: isPaid ? 'done' : isBound ? 'now' : 'ahead',
    },
    {
      key: 'confirm',
      title: say(texts.confirm),
      note: say(isPaid ? texts.confirmDone : texts.confirmAhead),
      state: isPaid ? 'done' : 'ahead',
    },
  ]
  return <StatePath label={say(texts.steps)} steps={steps} />
}

const nextWords: Record<ContractState, { title: TextEntry; text: TextEntry }> = {
  drawnUp: { title: texts.nextSign, text: texts.nextSignText },
  sent: { title: texts.nextSign, text: texts.nextSignText },
  returned: { title: texts.nextAgain, text: texts.nextSignText },
  signed: { title: texts.nextWait, text: texts.nextWaitText },
  inForce: { title: texts.nextSealing, text: texts.nextSealingText },
  payment: { title: texts.nextPay, text: texts.nextPayText },
  paid: { title: texts.nextPaid, text: texts.nextPaidText },
  superseded: { title: texts.none, text: texts.noneBooths },
  void: { title: texts.none, text: texts.noneBooths },
}

const dayMs = 86_400_000

function NextCard({ contract: { state, signBy, reason } }: { contract: ContractRead }) {
  const say = useSay()
  const today = dayIn(useTimeZone())
  const { title, text } = nextWords[state]
  const days =
    signBy && (state === 'sent' || state === 'returned')
      ? Math.round((Date.parse(signBy) - Date.parse(today)) / dayMs)
      : undefined
  return (
    <NextStepCard
      id="contract-next"
      label={say(texts.next)}
      until={days === undefined ? undefined : say(days < 0 ? texts.late : texts.daysLeft, { count: days })}
      title={say(title)}
    >
      <p>{say(text)}</p>
      {reason ? (
        <blockquote className={styles.remark}>
          <cite>{say(texts.reason)}</cite>
          {reason}
        </blockquote>
      ) : null}
    </NextStepCard>
  )
}

/** When how much is to be paid. What was paid of it, and with which vouchers, belongs to the payments. */
function PaymentPlan({ contract: { instalments, currency, planWords } }: { contract: ContractRead }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <Panel
      id="payment"
      title={say(texts.payment)}
      aside={
        instalments.length > 0 ? <Link to={ownPaymentPath[language]}>{say(texts.toPayment)}</Link> : undefined
      }
    >
      {instalments.length === 0 ? <p className={styles.inner}>{planWords}</p> : null}
      <ul className={styles.instalments}>
        {instalments.map(({ number, share, amount, dueOn }) => (
          <li key={number}>
            <b>{say(contractTexts.instalment, { number, share: shareText(share) })}</b>
            <span className={styles.mono}>{moneyText({ amount, currency })}</span>
            <span className={styles.soft}>
              {say(contractTexts.dueOn, { day: formatDate(dueOn, language) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Earlier({ contracts }: { contracts: readonly ContractRead[] }) {
  const say = useSay()
  if (contracts.length === 0) return null
  return (
    <Panel
      id="earlier"
      title={say(contracts.some(({ state }) => isLive(state)) ? texts.others : texts.earlier)}
    >
      <ul className={styles.instalments}>
        {contracts.map(({ id, number, state, reason, amendedBy }) => (
          <li key={id}>
            <b>{number}</b>
            <ContractStateTag state={state} />
            {reason ? <span className={styles.soft}>{reason}</span> : null}
            {isBinding(state) ? <StatusTag tone="ok">{say(texts.counts)}</StatusTag> : null}
            {state === 'superseded' && amendedBy ? (
              <span className={styles.soft}>{say(texts.replacedBy, { number: amendedBy.number })}</span>
            ) : null}
            <ExportButton
              endpoint={ownContractPdf}
              given={{ params: { contractId: id } }}
              label={contractTexts.pdf}
              busyLabel={contractTexts.pdfBusy}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
