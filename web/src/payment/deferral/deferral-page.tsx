import { moneyText } from '@fairground/domain/money'
import { deferralEventNames } from '@fairground/domain/payment'
import { companyPath } from '@fairground/wire/hub/screens'
import type { DeferralDetail } from '@fairground/wire/payment/deferral'
import { type DeferralDesk, deferralDesks, paymentPath } from '@fairground/wire/payment/screens'
import { Link } from 'react-router'
import { formatDate } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useCompanyName } from '../../review'
import { useTimeZone } from '../../session/use-fair'
import { Facts } from '../../ui/facts'
import { listMoment } from '../../ui/list/list-moment'
import { Panel } from '../../ui/panel'
import { StatusTag } from '../../ui/status-tag'
import styles from '../payment.module.css'
import { DecisionPanel } from './decision-panel'
import own from './deferral.module.css'
import { deferralTexts as texts } from './deferral.texts'
import { DeferralStateTag } from './deferral-state'
import { useDeferral } from './use-deferral'

export const AskedDeferral = () => <DeferralPage desk="ask" />
export const DeferralToDecide = () => <DeferralPage desk="decide" />

function DeferralPage({ desk }: { desk: DeferralDesk }) {
  const found = useDeferral(desk)
  return 'instead' in found ? found.instead : <OneDeferral deferral={found.deferral} desk={desk} />
}

function OneDeferral({ deferral, desk }: { deferral: DeferralDetail; desk: DeferralDesk }) {
  const say = useSay()
  const nameOf = useCompanyName()
  const { contractId, number, companyId, companyZh, companyEn, state, isCountered } = deferral
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>
          {number} · {say(texts.part, { number: deferral.instalment })}
        </h1>
        <DeferralStateTag state={state} />
        {isCountered ? <StatusTag tone="quiet">{say(texts.countered)}</StatusTag> : null}
        <Link to={companyPath(companyId)}>{nameOf({ nameZh: companyZh, nameEn: companyEn })}</Link>
        <span className={styles.voucherSide}>
          <Link to={deferralDesks[desk]}>{say(texts.back)}</Link>
          <Link to={paymentPath(contractId)}>{say(texts.payment)}</Link>
        </span>
      </header>
      <div className={styles.columns}>
        <Panel id="facts" title={say(texts.facts)}>
          <div className={styles.inner}>
            <DeferralFacts deferral={deferral} />
          </div>
        </Panel>
        <div className={styles.stack}>
          <DecisionPanel deferral={deferral} desk={desk} />
          <Panel id="history" title={say(texts.history)}>
            <History events={deferral.events} />
          </Panel>
        </div>
      </div>
    </div>
  )
}

function DeferralFacts({ deferral }: { deferral: DeferralDetail }) {
  const say = useSay()
  const language = useLanguage()
  const { amount, currency, dueBefore, dueOn, reason, askedBy, proposedBy, answer } = deferral
  return (
    <Facts
      facts={[
        { label: say(texts.amount), value: moneyText({ amount, currency }) },
        { label: say(texts.dueBefore), value: formatDate(dueBefore, language) },
        { label: say(texts.dueOn), value: <strong>{formatDate(dueOn, language)}</strong> },
        { label: say(texts.askedBy), value: askedBy },
        { label: say(texts.proposedBy), value: proposedBy },
        { label: say(texts.reason), value: <span className={own.words}>{reason}</span>, wide: true },
        ...(answer
          ? [{ label: say(texts.answer), value: <span className={own.words}>{answer}</span>, wide: true }]
          : []),
      ]}
    />
  )
}

/** The latest first. */
function History({ events }: Pick<DeferralDetail, 'events'>) {
  const language = useLanguage()
  const timeZone = useTimeZone()
  return (
    <ol className={own.events}>
      {events.map(({ id, event, at, by, dueOn, reason }) => (
        <li key={id}>
          <strong>{deferralEventNames[event][language]}</strong> {by}
          <span className={styles.soft}>
            {' · '}
            <time dateTime={at.toISOString()}>{listMoment(at, timeZone)}</time> · →{' '}
            {formatDate(dueOn, language)}
          </span>
          {reason ? <p className={own.words}>{reason}</p> : null}
        </li>
      ))}
    </ol>
  )
}
