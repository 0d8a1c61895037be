import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import type { OwnPayment } from '@fairground/wire/payment/own'
import { Button } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import { Panel } from '../../ui/panel'
import { announce } from '../announce'
import styles from './own.module.css'
import { ownTexts as texts } from './own.texts'

const names = ['holder', 'bank', 'number', 'code', 'word'] as const
type Name = (typeof names)[number]

/** Where the money goes, to be copied into whatever one pays with. */
export function AccountPanel({ payment: { account, word } }: { payment: OwnPayment }) {
  const say = useSay()
  const [copied, setCopied] = useState<Name | 'all'>()
  const details: Record<Name, string> = { ...account, word }

  async function copy(what: Name | 'all'): Promise<void> {
    const lines = names.map((name) => `${say(texts[name])}: ${details[name]}`)
    try {
      await navigator.clipboard.writeText(what === 'all' ? lines.join('\n') : details[what])
      setCopied(what)
    } catch {
      announce('warning', texts.copyFailed)
    }
  }

  const button = (what: Name | 'all') => {
    const isDone = copied === what
    const label = say(isDone ? texts.copied : what === 'all' ? texts.copyAll : texts.copy)
    return (
      <Button
        type="link"
        size="small"
        icon={isDone ? <CheckOutlined /> : <CopyOutlined />}
        aria-label={what === 'all' ? label : `${label} ${say(texts[what])}`}
        onClick={() => void copy(what)}
      >
        {label}
      </Button>
    )
  }

  return (
    <Panel id="account" title={say(texts.account)} aside={button('all')}>
      <dl className={styles.details}>
        {names.map((name) => (
          <div key={name} className={name === 'word' ? styles.word : undefined}>
            <dt>{say(texts[name])}</dt>
            <dd>{details[name]}</dd>
            <dd>{button(name)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
