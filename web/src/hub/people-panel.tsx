import { HomeOutlined, IdcardOutlined, MailOutlined, MobileOutlined, UserOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatFullDay } from '../lib/format'
import { useSay } from '../lib/language'
import { useReader } from '../session/use-fair'
import { listMoment } from '../ui/list/list-moment'
import { Panel } from '../ui/panel'
import { StatusTag } from '../ui/status-tag'
import { contactTitles, hubTexts as texts } from './hub.texts'
import lines from './lines.module.css'
import type { Hub } from './use-hub'

type Props = Pick<Hub, 'people' | 'lastLogin' | 'phoneChange'>

/** Who answers the phone, and who comes in under which name. */
export function PeoplePanel({ people, lastLogin, phoneChange }: Props) {
  const say = useSay()
  const { contacts, mailboxes, officePhone } = people
  const pending = phoneChange?.pending
  return (
    <Panel id="people" title={say(texts.people)}>
      <ul className={lines.lines}>
        <Account account={people.account} lastLogin={lastLogin} />
        {pending ? (
          <Line
            icon={<MobileOutlined />}
            title={
              <Link to="/exhibitor/approval">{say(texts.phoneChange, { mobile: pending.newMobile })}</Link>
            }
            note={say(texts.pending)}
          />
        ) : null}
        {contacts.map(({ role, name, mobile }) => (
          <Line
            key={role}
            icon={<UserOutlined />}
            title={name}
            note={say(contactTitles[role])}
            aside={mobile ? <a href={`tel:${mobile}`}>{mobile}</a> : null}
          />
        ))}
        {officePhone ? (
          <Line
            icon={<HomeOutlined />}
            title={<a href={`tel:${officePhone}`}>{officePhone}</a>}
            note={say(texts.officePhone)}
          />
        ) : null}
        {mailboxes.map((mailbox) => (
          <Line
            key={mailbox}
            icon={<MailOutlined />}
            title={<a href={`mailto:${mailbox}`}>{mailbox}</a>}
            note={say(texts.mailbox)}
          />
        ))}
      </ul>
    </Panel>
  )
}

function Account({ account, lastLogin }: Pick<Props, 'lastLogin'> & Pick<Hub['people'], 'account'>) {
  const say = useSay()
  const reader = useReader()
  const { username, openedAt, mustChangePassword, disabled } = account
  const login = lastLogin?.at
    ? say(texts.lastLogin, { at: listMoment(lastLogin.at, reader.timeZone) })
    : say(texts.neverLoggedIn)
  const notes = [say(texts.opened, { date: formatFullDay(openedAt, reader) }), ...(lastLogin ? [login] : [])]
  return (
    <Line
      icon={<IdcardOutlined />}
      title={username}
      note={`${say(texts.account)} · ${notes.join(' · ')}`}
      aside={
        disabled ? (
          <StatusTag tone="bad">{say(texts.disabled)}</StatusTag>
        ) : mustChangePassword ? (
          <StatusTag tone="warn">{say(texts.initialPassword)}</StatusTag>
        ) : null
      }
    />
  )
}

interface LineProps {
  icon: ReactNode
  title: ReactNode
  note: string
  aside?: ReactNode
}

function Line({ icon, title, note, aside }: LineProps) {
  return (
    <li>
      <span className={lines.sign} aria-hidden="true">
        {icon}
      </span>
      <span className={lines.words}>
        <b>{title}</b>
        <small>{note}</small>
      </span>
      {aside}
    </li>
  )
}
