import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type { demoOutbox } from '@fairground/wire/outbox'
import { formatFullMoment, type Reader } from '../lib/format'
import { useSay } from '../lib/language'
import { StatusTag } from '../ui/status-tag'
import styles from './message-list.module.css'
import { outboxTexts as texts } from './outbox.texts'

type Messages = CallResult<typeof demoOutbox>

export function MessageList({ messages, reader }: { messages: Messages; reader: Reader }) {
  const say = useSay()
  return (
    <ol className={styles.list} aria-label={say(texts.list)}>
      {messages.map(({ channel, to, subject, text, code, at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages have no id, and two may be alike to the letter
        <li key={`${at.getTime()}-${index}`}>
          <div className={styles.head}>
            <StatusTag tone={channel === 'sms' ? 'warn' : 'info'}>{say(texts[channel])}</StatusTag>
            <strong>{to}</strong>
            <time dateTime={at.toISOString()}>{formatFullMoment(at, reader)}</time>
          </div>
          {subject ? <h2>{subject}</h2> : null}
          <p className={styles.text}>{text}</p>
          {code ? (
            <p className={styles.code}>
              {say(texts.code)} <output>{code}</output>
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
