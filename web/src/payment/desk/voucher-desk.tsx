import { moneyText } from '@fairground/domain/money'
import { voucherReturned } from '@fairground/domain/payment'
import { confirmVoucher, type PaymentDetail, returnVoucher } from '@fairground/wire/payment/desk'
import { Button } from 'antd'
import { useState } from 'react'
import { formatMoment } from '../../lib/format'
import { useSay } from '../../lib/language'
import { DocumentViewer } from '../../review'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useReader } from '../../session/use-fair'
import { useMayCall } from '../../session/use-session'
import { Panel } from '../../ui/panel'
import { useCommand } from '../../ui/use-command'
import { paymentAnnouncer } from '../announce'
import styles from '../payment.module.css'
import { paymentTexts } from '../payment.texts'
import { VoucherCard } from '../voucher-card'
import desk from './desk.module.css'
import { deskTexts as texts } from './desk.texts'
import { ReasonDialog } from './reason-dialog'

type DeskVoucher = PaymentDetail['vouchers'][number]

/** What the company sent, with its paper beside it; the one that waits longest first. */
export function VoucherDesk({ payment }: { payment: PaymentDetail }) {
  const say = useSay()
  const { vouchers } = payment
  const [wanted, setWanted] = useState<string>()
  const waiting = vouchers.filter(({ state }) => state === 'pending')
  const open = vouchers.find(({ id }) => id === wanted) ?? waiting[0] ?? vouchers.at(-1)
  if (!open)
    return (
      <Panel id="vouchers" title={say(texts.vouchers)}>
        <p className={styles.soon}>{say(texts.noVouchers)}</p>
      </Panel>
    )
  const others = [...waiting, ...vouchers.filter(({ state }) => state !== 'pending').toReversed()]
  return (
    <div className={styles.stack}>
      <Panel id="checking" title={say(open.state === 'pending' ? texts.checking : texts.document)}>
        <div className={styles.inner}>
          <Opened voucher={open} payment={payment} />
        </div>
        <div className={desk.viewer}>
          <DocumentViewer
            key={open.fileId}
            document={{
              id: open.fileId,
              name: open.fileName,
              kind: 'voucher',
              picture: open.fileType.startsWith('image/'),
            }}
          />
        </div>
      </Panel>
      {others.length > 1 ? (
        <Panel id="vouchers" title={say(texts.vouchers)}>
          <ul className={styles.vouchers}>
            {others.map((voucher) => (
              <li key={voucher.id}>
                <VoucherCard
                  voucher={voucher}
                  currency={payment.currency}
                  note={<Decided voucher={voucher} />}
                  actions={
                    <Button
                      size="small"
                      aria-pressed={voucher.id === open.id}
                      aria-label={`${say(paymentTexts.view)} ${voucher.fileName}`}
                      onClick={() => setWanted(voucher.id)}
                    >
                      {say(paymentTexts.view)}
                    </Button>
                  }
                />
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
    </div>
  )
}

function Decided({ voucher: { decidedAt, decidedBy, state } }: { voucher: DeskVoucher }) {
  const say = useSay()
  const reader = useReader()
  if (!decidedAt || state === 'withdrawn') return null
  return (
    <p className={styles.soft}>
      {say(texts.decided, { who: decidedBy, moment: formatMoment(decidedAt, reader) })}
    </p>
  )
}

function Opened({ voucher, payment }: { voucher: DeskVoucher; payment: PaymentDetail }) {
  const say = useSay()
  const refresh = useRefresh()
  const mayCheck = useMayCall(confirmVoucher)
  const { busy, run } = useCommand(paymentAnnouncer)
  const [isReturning, setIsReturning] = useState(false)
  const { id, amount, state } = voucher
  const { currency } = payment
  return (
    <>
      <VoucherCard voucher={voucher} currency={currency} note={<Decided voucher={voucher} />} />
      {mayCheck && state === 'pending' ? (
        <div className={desk.decide}>
          <Button
            type="primary"
            loading={busy}
            onClick={() =>
              void run(() => call(confirmVoucher, { body: { voucherId: id } }), {
                done: texts.confirmed,
                after: () => refresh('signUps'),
              })
            }
          >
            {say(texts.confirm, { amount: moneyText({ amount, currency }) })}
          </Button>
          <Button onClick={() => setIsReturning(true)}>{say(texts.return)}</Button>
        </div>
      ) : null}
      {isReturning ? (
        <ReasonDialog
          name="voucher-return"
          title={say(texts.returnTitle)}
          note={texts.returnNote}
          button={texts.return}
          done={texts.returned}
          schema={voucherReturned.pick({ reason: true })}
          act={(reason) => call(returnVoucher, { body: { voucherId: id, reason } })}
          onClose={() => setIsReturning(false)}
        />
      ) : null}
    </>
  )
}
