import type { Currency } from '@fairground/domain/money'
import { downloadFile } from '@fairground/wire/company/files'
import { urlOf } from '@fairground/wire/kernel/client'
import { withdrawVoucher } from '@fairground/wire/payment/own'
import type { Voucher } from '@fairground/wire/payment/shapes'
import { Button } from 'antd'
import { formatMoment } from '../../lib/format'
import { useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useReader } from '../../session/use-fair'
import { useCommand } from '../../ui/use-command'
import { paymentAnnouncer } from '../announce'
import styles from '../payment.module.css'
import { paymentTexts } from '../payment.texts'
import { VoucherCard } from '../voucher-card'
import { ownTexts as texts } from './own.texts'

interface Props {
  vouchers: readonly Voucher[]
  currency: Currency
  onAgain: (voucher: Voucher) => void
}

export function VoucherList({ vouchers, currency, onAgain }: Props) {
  const say = useSay()
  if (vouchers.length === 0) return <p className={styles.soon}>{say(texts.noVouchers)}</p>
  return (
    <ul className={styles.vouchers}>
      {vouchers.toReversed().map((voucher) => (
        <li key={voucher.id}>
          <VoucherCard
            voucher={voucher}
            currency={currency}
            note={<Note voucher={voucher} />}
            actions={<Actions voucher={voucher} onAgain={onAgain} />}
          />
        </li>
      ))}
    </ul>
  )
}

function Note({ voucher: { state, decidedAt, isReplaced } }: { voucher: Voucher }) {
  const say = useSay()
  const reader = useReader()
  const words = () => {
    if (state === 'pending') return say(texts.pendingNote)
    if (state === 'returned') return say(isReplaced ? texts.replacedNote : texts.returnedNote)
    return state === 'confirmed' && decidedAt
      ? say(texts.confirmedNote, { moment: formatMoment(decidedAt, reader) })
      : ''
  }
  return <p className={styles.soft}>{words()}</p>
}

function Actions({ voucher, onAgain }: { voucher: Voucher; onAgain: Props['onAgain'] }) {
  const say = useSay()
  const refresh = useRefresh()
  const { busy, run } = useCommand(paymentAnnouncer)
  const { id, state, fileId, fileName, isReplaced } = voucher
  return (
    <>
      <Button
        size="small"
        href={`/api${urlOf(downloadFile, { query: { fileId } })}`}
        target="_blank"
        rel="noreferrer"
        aria-label={`${say(paymentTexts.view)} ${fileName}`}
      >
        {say(paymentTexts.view)}
      </Button>
      {state === 'pending' ? (
        <Button
          size="small"
          loading={busy}
          aria-label={`${say(texts.withdraw)} ${fileName}`}
          onClick={() =>
            void run(() => call(withdrawVoucher, { body: { voucherId: id } }), {
              done: texts.withdrawn,
              after: () => refresh('ownSignUp'),
            })
          }
        >
          {say(texts.withdraw)}
        </Button>
      ) : null}
      {state === 'returned' && !isReplaced ? (
        <Button
          size="small"
          aria-label={`${say(texts.sendAgain)} ${fileName}`}
          onClick={() => onAgain(voucher)}
        >
          {say(texts.sendAgain)}
        </Button>
      ) : null}
    </>
  )
}
