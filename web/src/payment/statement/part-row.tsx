import { type Currency, moneyText } from '@fairground/domain/money'
import { findPayment } from '@fairground/wire/payment/desk'
import { useQuery } from '@tanstack/react-query'
import { Button, Checkbox } from 'antd'
import { MoneyInput } from '../../contract'
import { formatDate } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { asking } from '../../session/use-call'
import { ContractPicker } from '../deferral/contract-picker'
import styles from './statement.module.css'
import { statementTexts as texts } from './statement.texts'

export interface TypedPart {
  key: number
  contractId: string | undefined
  /** As it was typed where it cannot be read. */
  amount: number | string | undefined
  /** As the contract is written, where it was proposed. */
  chosen: string | undefined
  voucherId: string | null
}

interface Props {
  part: TypedPart
  place: number
  currency: Currency
  onChange: (more: Partial<TypedPart>) => void
  onRemove: (() => void) | undefined
}

/** A contract and what of the transfer it gets, with the voucher that seems to tell of it. */
export function PartRow({ part, place, currency, onChange, onRemove }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { contractId, amount, chosen, voucherId } = part
  const { data } = useQuery({
    ...asking(findPayment, { params: { contractId: contractId ?? '' } }),
    enabled: contractId !== undefined,
  })
  const outstanding = data?.balance.outstanding
  const voucher = data?.vouchers.find((one) => one.state === 'pending' && one.amount === amount)
  const isOver = outstanding !== undefined && typeof amount === 'number' && amount > outstanding
  return (
    <li>
      <ContractPicker
        withPaid
        aria-label={say(texts.contract, { place })}
        {...(contractId ? { value: contractId } : {})}
        chosen={chosen}
        onChange={(picked) => onChange({ contractId: picked, chosen: undefined, voucherId: null })}
      />
      <MoneyInput
        aria-label={say(texts.partAmount, { place })}
        currency={currency}
        value={amount ?? null}
        onChange={(typed) => onChange({ amount: typed, voucherId: null })}
      />
      {onRemove ? (
        <Button aria-label={`${say(texts.remove)} ${place}`} onClick={onRemove}>
          {say(texts.remove)}
        </Button>
      ) : (
        <span />
      )}
      {outstanding === undefined ? null : (
        <small className={`${styles.wide} ${isOver ? styles.warn : styles.soft}`}>
          {say(texts.outstanding, {
            amount: moneyText({ amount: outstanding, currency: data?.currency ?? currency }),
          })}
          {isOver ? ` · ${say(texts.tooMuch)}` : ''}
        </small>
      )}
      {voucher ? (
        <Checkbox
          className={styles.wide ?? ''}
          checked={voucherId === voucher.id}
          onChange={({ target }) => onChange({ voucherId: target.checked ? voucher.id : null })}
        >
          {say(texts.settle, {
            day: formatDate(voucher.paidOn, language),
            amount: moneyText({ amount: voucher.amount, currency }),
          })}
        </Checkbox>
      ) : null}
    </li>
  )
}
