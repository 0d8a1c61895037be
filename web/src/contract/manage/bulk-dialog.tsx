import { moneyText } from '@fairground/domain/money'
import {
  countersignContracts,
  type ListedContract,
  type Outcome,
  sendContracts,
} from '@fairground/wire/contract/desk'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import { useCompanyName } from '../../review'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useCommand } from '../../ui/use-command'
import { announce, contractAnnouncer } from '../announce'
import { contractTexts } from '../contract.texts'
import { LeftOut } from './left-out'
import styles from './manage.module.css'
import { manageTexts as texts } from './manage.texts'

type Row = Pick<
  ListedContract,
  'id' | 'number' | 'version' | 'companyZh' | 'companyEn' | 'total' | 'currency'
>

export interface BulkAct {
  kind: 'send' | 'countersign'
  contracts: readonly Row[]
}

const kinds = {
  send: {
    ask: texts.sendAsk,
    note: texts.sendNote,
    button: texts.send,
    done: texts.sent,
    endpoint: sendContracts,
  },
  countersign: {
    ask: texts.countersignAsk,
    note: texts.countersignNote,
    button: texts.countersign,
    done: texts.countersigned,
    endpoint: countersignContracts,
  },
} as const

interface Props {
  act: BulkAct
  onClose: () => void
  onDone?: () => void
}

/** One or many, with a look first; what could not be done is named afterwards. */
export function BulkDialog({ act: { kind, contracts }, onClose, onDone }: Props) {
  const say = useSay()
  const nameOf = useCompanyName()
  const refresh = useRefresh()
  const { busy, run } = useCommand(contractAnnouncer)
  const [left, setLeft] = useState<Outcome['left']>()
  const { ask, note, button, done, endpoint } = kinds[kind]

  const go = () =>
    void run(
      async () => {
        const body = { contracts: contracts.map(({ id, version }) => ({ contractId: id, version })) }
        const outcome = await call(endpoint, { body })
        if (outcome.count > 0) announce('success', done, () => ({ count: outcome.count }))
        onDone?.()
        if (outcome.left.length > 0) setLeft(outcome.left)
        else onClose()
      },
      { after: () => refresh('signUps') },
    )

  if (left) return <LeftOut left={left} onClose={onClose} />
  return (
    <Modal
      open
      title={say(ask, { count: contracts.length })}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {say(contractTexts.cancel)}
        </Button>,
        <Button key="go" type="primary" loading={busy} onClick={go}>
          {say(button)}
        </Button>,
      ]}
    >
      <p className={styles.soft}>{say(note)}</p>
      <ul className={styles.looked}>
        {contracts.map(({ id, number, companyZh, companyEn, total, currency }) => (
          <li key={id}>
            <span className={styles.mono}>{number}</span>
            <span>{nameOf({ nameZh: companyZh, nameEn: companyEn })}</span>
            <b className={styles.mono}>{moneyText({ amount: total, currency })}</b>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
