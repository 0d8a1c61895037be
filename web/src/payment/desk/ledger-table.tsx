import { moneyText } from '@fairground/domain/money'
import { ledgerKindNames, reversal } from '@fairground/domain/payment'
import { type PaymentDetail, reverseEntry } from '@fairground/wire/payment/desk'
import type { Entry } from '@fairground/wire/payment/shapes'
import { Button } from 'antd'
import { useState } from 'react'
import { formatDate } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { call } from '../../session/session'
import { useTimeZone } from '../../session/use-fair'
import { useMayCall } from '../../session/use-session'
import { listMoment } from '../../ui/list/list-moment'
import { StatusTag } from '../../ui/status-tag'
import styles from '../payment.module.css'
import desk from './desk.module.css'
import { deskTexts as texts } from './desk.texts'
import { ReasonDialog } from './reason-dialog'

const isReversible = ({ kind, isReversed }: Entry): boolean =>
  kind !== 'charge' && kind !== 'correction' && !isReversed

/** Every movement of money of one contract, the latest first. */
export function LedgerTable({ payment: { entries, currency } }: { payment: PaymentDetail }) {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  const mayReverse = useMayCall(reverseEntry)
  const [taken, setTaken] = useState<Entry>()
  const noteOf = ({ kind, voucherId, reason }: Entry) =>
    reason || (kind === 'charge' ? say(texts.noteCharge) : voucherId ? say(texts.noteVoucher) : '')
  const said = (amount: number) => moneyText({ amount, currency })
  return (
    <>
      <ul className={desk.ledger}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <span className={styles.mono}>{formatDate(entry.bookedOn, language)}</span>
            <b>{ledgerKindNames[entry.kind][language]}</b>
            <b className={`${styles.mono} ${desk.amount}`}>{said(entry.amount)}</b>
            <span className={desk.note}>
              {noteOf(entry)}
              <small>
                {entry.madeBy || say(texts.system)} · {listMoment(entry.madeAt, timeZone)}
              </small>
            </span>
            <span className={desk.act}>
              {entry.isReversed ? <StatusTag tone="quiet">{say(texts.reversed)}</StatusTag> : null}
              {mayReverse && isReversible(entry) ? (
                <Button
                  size="small"
                  aria-label={`${say(texts.reverse)} ${ledgerKindNames[entry.kind][language]} ${said(entry.amount)}`}
                  onClick={() => setTaken(entry)}
                >
                  {say(texts.reverse)}
                </Button>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {taken ? (
        <ReasonDialog
          name="entry-reverse"
          title={say(texts.reverseTitle, {
            kind: ledgerKindNames[taken.kind][language],
            amount: said(taken.amount),
          })}
          note={texts.reverseNote}
          button={texts.reverse}
          done={texts.reversed}
          schema={reversal.pick({ reason: true })}
          act={(reason) => call(reverseEntry, { body: { entryId: taken.id, reason } })}
          onClose={() => setTaken(undefined)}
        />
      ) : null}
    </>
  )
}
