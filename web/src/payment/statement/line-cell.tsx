import type { Tone } from '@fairground/domain/field'
import { type Currency, moneyText } from '@fairground/domain/money'
import {
  lineStateNames,
  type MatchSureness,
  matchReasonNames,
  matchSurenessNames,
} from '@fairground/domain/payment'
import { paymentPath } from '@fairground/wire/payment/screens'
import type { BookedBy, StatementLineRow, StatementProposal } from '@fairground/wire/payment/statement'
import { Link } from 'react-router'
import { formatDate } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useCompanyName } from '../../review'
import { useTimeZone } from '../../session/use-fair'
import { listMoment } from '../../ui/list/list-moment'
import { StatusTag } from '../../ui/status-tag'
import styles from './statement.module.css'
import { statementTexts as texts } from './statement.texts'

const howBooked = {
  voucher: texts.byVoucher,
  statement: texts.byStatement,
  hand: texts.byHand,
} satisfies Record<BookedBy, unknown>

const tones: Record<MatchSureness, Tone> = { sure: 'ok', likely: 'info', unsure: 'warn' }

/** Where a line goes: what is proposed, or what became of it. */
export function LineCell({ line }: { line: StatementLineRow }) {
  if (line.state === 'open') return <Waiting line={line} />
  return <Decided line={line} />
}

function Waiting({ line: { proposals, similar, currency } }: { line: StatementLineRow }) {
  const say = useSay()
  const language = useLanguage()
  const [best, ...others] = proposals
  return (
    <div className={styles.cell}>
      {best ? (
        <ProposalWords proposal={best} currency={currency} />
      ) : (
        <span>
          <StatusTag tone="quiet">{say(texts.noProposal)}</StatusTag>
        </span>
      )}
      {others.length > 0 ? <small>{say(texts.more, { count: others.length })}</small> : null}
      {similar.slice(0, 2).map(({ contractId, number, bookedOn, bookedBy }) => (
        <small key={contractId} className={styles.warn}>
          {say(texts.similar, {
            number,
            day: formatDate(bookedOn, language),
            how: say(howBooked[bookedBy]),
          })}
        </small>
      ))}
    </div>
  )
}

/** One proposal in words: how sure, on which contracts, and why. */
export function ProposalWords({ proposal, currency }: { proposal: StatementProposal; currency: Currency }) {
  const say = useSay()
  const language = useLanguage()
  const nameOf = useCompanyName()
  const { sureness, reasons, parts } = proposal
  return (
    <>
      <span>
        <StatusTag tone={tones[sureness]}>{matchSurenessNames[sureness][language]}</StatusTag>{' '}
        <small>
          {reasons.map((one) => matchReasonNames[one][language]).join(language === 'zh' ? '、' : ', ')}
        </small>
      </span>
      {parts.map(({ contractId, number, companyZh, companyEn, amount, outstanding, voucherId }) => (
        <span key={contractId}>
          <Link to={paymentPath(contractId)}>{number}</Link>{' '}
          {nameOf({ nameZh: companyZh, nameEn: companyEn })}{' '}
          <small>
            {parts.length > 1 ? `${moneyText({ amount, currency })} · ` : ''}
            {say(texts.outstanding, { amount: moneyText({ amount: outstanding, currency }) })}
            {voucherId ? ` · ${say(texts.voucherToo)}` : ''}
          </small>
        </span>
      ))}
    </>
  )
}

function Decided({ line }: { line: StatementLineRow }) {
  const say = useSay()
  const language = useLanguage()
  const nameOf = useCompanyName()
  const timeZone = useTimeZone()
  const { state, reason, booked, decidedAt, decidedBy, currency } = line
  return (
    <div className={styles.cell}>
      <span>
        <StatusTag tone={state === 'booked' ? 'ok' : 'quiet'}>{lineStateNames[state][language]}</StatusTag>{' '}
        {reason}
      </span>
      {booked.map(({ contractId, number, companyZh, companyEn, amount, withVoucher, isReversed }) => (
        <span key={contractId}>
          <Link to={paymentPath(contractId)}>{number}</Link>{' '}
          {nameOf({ nameZh: companyZh, nameEn: companyEn })} {moneyText({ amount, currency })}{' '}
          <small>
            {[withVoucher ? say(texts.withVoucher) : '', isReversed ? say(texts.reversed) : '']
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
      ))}
      {decidedAt ? (
        <small>{say(texts.decided, { who: decidedBy, moment: listMoment(decidedAt, timeZone) })}</small>
      ) : null}
    </div>
  )
}
