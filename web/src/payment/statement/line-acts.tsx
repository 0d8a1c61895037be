import { moneyText } from '@fairground/domain/money'
import { lineSetAside } from '@fairground/domain/payment'
import {
  bookLine,
  reopenLine,
  type StatementLineRow,
  type StatementProposal,
  setLineAside,
} from '@fairground/wire/payment/statement'
import { Button } from 'antd'
import { useState } from 'react'
import { formatDate } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useCommand } from '../../ui/use-command'
import { paymentAnnouncer } from '../announce'
import { ReasonDialog } from '../desk/reason-dialog'
import { BookDialog } from './book-dialog'
import styles from './statement.module.css'
import { statementTexts as texts } from './statement.texts'

export const partsOf = ({ parts }: StatementProposal) =>
  parts.map(({ contractId, amount, voucherId }) => ({ contractId, amount, voucherId }))

/** The best proposal, where it may be confirmed without another look. */
export const sureOf = ({ state, proposals: [best] }: StatementLineRow): StatementProposal | undefined =>
  state === 'open' && best?.sureness === 'sure' ? best : undefined

export function LineActs({ line }: { line: StatementLineRow }) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const { busy, run } = useCommand(paymentAnnouncer)
  const [open, setOpen] = useState<'check' | 'aside'>()
  const { id, payer, state, amount, currency, booked, similar } = line
  const called = `${payer || say(texts.noPayer)} ${moneyText({ amount, currency })}`
  const sure = sureOf(line)
  const fresh = async () => {
    await Promise.all([refresh('signUps'), refresh('lists')])
  }
  const mayReopen = state === 'aside' || (state === 'booked' && booked.every(({ isReversed }) => isReversed))
  const [before] = similar
  return (
    <div className={styles.acts}>
      {sure ? (
        <Button
          size="small"
          type="primary"
          loading={busy}
          aria-label={`${say(texts.confirm)} ${called}`}
          onClick={() =>
            void run(() => call(bookLine, { body: { lineId: id, parts: partsOf(sure) } }), {
              done: texts.booked,
              after: fresh,
            })
          }
        >
          {say(texts.confirm)}
        </Button>
      ) : null}
      {state === 'open' ? (
        <>
          <Button size="small" aria-label={`${say(texts.check)} ${called}`} onClick={() => setOpen('check')}>
            {say(texts.check)}
          </Button>
          <Button size="small" aria-label={`${say(texts.aside)} ${called}`} onClick={() => setOpen('aside')}>
            {say(texts.aside)}
          </Button>
        </>
      ) : null}
      {mayReopen ? (
        <Button
          size="small"
          loading={busy}
          aria-label={`${say(texts.reopen)} ${called}`}
          onClick={() =>
            void run(() => call(reopenLine, { body: { lineId: id } }), { done: texts.reopened, after: fresh })
          }
        >
          {say(texts.reopen)}
        </Button>
      ) : null}
      {open === 'check' ? <BookDialog line={line} onClose={() => setOpen(undefined)} /> : null}
      {open === 'aside' ? (
        <ReasonDialog
          name="line-aside"
          title={say(texts.asideTitle, {
            payer: payer || say(texts.noPayer),
            amount: moneyText({ amount, currency }),
          })}
          note={texts.asideNote}
          button={texts.aside}
          done={texts.asideDone}
          schema={lineSetAside.pick({ reason: true })}
          initial={
            before
              ? say(texts.similarReason, {
                  number: before.number,
                  day: formatDate(before.bookedOn, language),
                })
              : ''
          }
          act={async (reason) => {
            await call(setLineAside, { body: { lineId: id, reason } })
            await refresh('lists')
          }}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </div>
  )
}
