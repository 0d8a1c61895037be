import { MailOutlined, MessageOutlined } from '@ant-design/icons'
import { toneOf, worded } from '@fairground/domain/field'
import type { SentMessage } from '@fairground/wire/hub'
import { messageLog } from '@fairground/wire/list/lists/message-log'
import { listAddresses } from '@fairground/wire/list/screens'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { useTimeZone } from '../session/use-fair'
import { listMoment } from '../ui/list/list-moment'
import { Panel } from '../ui/panel'
import { StatusTag } from '../ui/status-tag'
import { hubTexts as texts } from './hub.texts'
import lines from './lines.module.css'
import type { Hub } from './use-hub'

interface Props {
  messages: NonNullable<Hub['messages']>
  recipient: string
}

/** The newest messages, and whether they arrived. */
export function MessagesPanel({ messages, recipient }: Props) {
  const say = useSay()
  const separator = useLanguage() === 'en' ? ', ' : '，'
  const { list, total, failed } = messages
  const note = [
    say(texts.messageCount, { count: total }),
    ...(failed > 0 ? [say(texts.failedCount, { count: failed })] : []),
  ]
  return (
    <Panel
      id="messages"
      title={say(texts.messages)}
      note={total > 0 ? note.join(separator) : say(texts.noMessages)}
      aside={
        <Link to={`${listAddresses.messageLog.path}?${new URLSearchParams({ recipient })}`}>
          {say(texts.log)}
        </Link>
      }
    >
      {list.length > 0 ? (
        <ul className={lines.lines}>
          {list.map((message) => (
            <li key={message.id}>
              <OneMessage message={message} />
            </li>
          ))}
        </ul>
      ) : null}
    </Panel>
  )
}

function OneMessage({ message }: { message: SentMessage }) {
  const language = useLanguage()
  const timeZone = useTimeZone()
  const { channel, template, status, at } = message
  const { fields } = messageLog
  const moment = listMoment(at, timeZone)
  const read = (field: 'channel' | 'template' | 'status', value: string) =>
    worded(fields[field], value, { language, code: (_, code) => code, moment: () => moment })
  return (
    <>
      <span className={lines.sign} aria-hidden="true">
        {channel === 'sms' ? <MessageOutlined /> : <MailOutlined />}
      </span>
      <span className={lines.words}>
        <b>{read('template', template)}</b>
        <small>
          {read('channel', channel)} {moment}
        </small>
      </span>
      <StatusTag tone={toneOf(fields.status, status) ?? 'quiet'}>{read('status', status)}</StatusTag>
    </>
  )
}
