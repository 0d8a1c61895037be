import { moneyText } from '@fairground/domain/money'
import { bookLine, type StatementLineRow, type StatementProposal } from '@fairground/wire/payment/statement'
import { Alert, Button, Modal } from 'antd'
import { useState } from 'react'
import { formatDate } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { endReasonOf } from '../../session/session-store'
import { failureText } from '../../ui/announce'
import { useDialogFocus } from '../../ui/dialog-focus'
import { announce } from '../announce'
import { ProposalWords } from './line-cell'
import { PartRow, type TypedPart } from './part-row'
import styles from './statement.module.css'
import { statementTexts as texts } from './statement.texts'

let keys = 0
const fresh = (part: Partial<TypedPart> = {}): TypedPart => {
  keys += 1
  return { key: keys, contractId: undefined, amount: undefined, chosen: undefined, voucherId: null, ...part }
}

const typedOf = ({ parts }: StatementProposal): TypedPart[] =>
  parts.map(({ contractId, amount, number, voucherId }) =>
    fresh({ contractId, amount, chosen: number, voucherId }),
  )

interface Props {
  line: StatementLineRow
  onClose: () => void
}

/** One transfer, taken as proposed or divided by hand. */
export function BookDialog({ line, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const content = useDialogFocus()
  const { id, day, payer, remark, reference, amount, currency, proposals } = line
  const [parts, setParts] = useState(() => (proposals[0] ? typedOf(proposals[0]) : [fresh({ amount })]))
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const placed = parts.reduce((sum, part) => sum + (typeof part.amount === 'number' ? part.amount : 0), 0)
  const left = amount - placed

  function change(key: number, more: Partial<TypedPart>): void {
    setFault(undefined)
    setParts((all) => all.map((part) => (part.key === key ? { ...part, ...more } : part)))
  }

  async function book(): Promise<void> {
    if (busy) return
    const whole = parts.flatMap(({ contractId, amount: sum, voucherId }) =>
      contractId && typeof sum === 'number' && sum > 0 ? [{ contractId, amount: sum, voucherId }] : [],
    )
    if (whole.length < parts.length) return setFault(say(texts.incomplete))
    setBusy(true)
    try {
      await call(bookLine, { body: { lineId: id, parts: whole } })
      announce('success', texts.booked)
      onClose()
    } catch (error) {
      if (!endReasonOf(error)) setFault(failureText(error, language))
    } finally {
      setBusy(false)
      await Promise.all([refresh('signUps'), refresh('lists')])
    }
  }

  return (
    <Modal
      open
      width={680}
      title={say(texts.dialog)}
      footer={null}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <div ref={content}>
        <p className={styles.facts}>
          <b>{moneyText({ amount, currency })}</b> · {formatDate(day, language)} ·{' '}
          {payer || say(texts.noPayer)}
          <br />
          <span className={styles.soft}>{[remark, reference].filter(Boolean).join(' · ')}</span>
        </p>
        {proposals.length > 1 ? (
          <>
            <h3>{say(texts.proposals)}</h3>
            <ul className={styles.proposals}>
              {proposals.map((proposal) => {
                // One transfer may be divided among the same contracts in more than one way.
                const division = proposal.parts
                  .map((part) => `${part.number} ${moneyText({ amount: part.amount, currency })}`)
                  .join(', ')
                return (
                  <li key={division}>
                    <span className={styles.cell}>
                      <ProposalWords proposal={proposal} currency={currency} />
                    </span>
                    <Button
                      size="small"
                      aria-label={`${say(texts.take)} ${division}`}
                      onClick={() => setParts(typedOf(proposal))}
                    >
                      {say(texts.take)}
                    </Button>
                  </li>
                )
              })}
            </ul>
          </>
        ) : null}
        <h3>{say(texts.parts)}</h3>
        <ul className={styles.parts}>
          {parts.map((part, place) => (
            <PartRow
              key={part.key}
              part={part}
              place={place + 1}
              currency={currency}
              onChange={(more) => change(part.key, more)}
              onRemove={
                parts.length > 1
                  ? () => setParts((all) => all.filter(({ key }) => key !== part.key))
                  : undefined
              }
            />
          ))}
        </ul>
        <div className={styles.foot}>
          <Button onClick={() => setParts((all) => [...all, fresh(left > 0 ? { amount: left } : {})])}>
            {say(texts.addPart)}
          </Button>
          <span role="status" className={left === 0 ? styles.soft : styles.warn}>
            {left === 0
              ? say(texts.even)
              : say(left > 0 ? texts.left : texts.over, {
                  amount: moneyText({ amount: Math.abs(left), currency }),
                })}
          </span>
        </div>
        <div aria-live="assertive">{fault ? <Alert type="error" showIcon title={fault} /> : null}</div>
      </div>
      <p />
      <Button type="primary" block loading={busy} onClick={() => void book()}>
        {say(texts.confirm)}
      </Button>
    </Modal>
  )
}
