import { staffDepartmentNames, type UserState, userStateNames } from '@fairground/domain/system'
import type { ListedUser } from '@fairground/wire/system/users'
import { useLanguage, useSay } from '../../lib/language'
import { useTimeZone } from '../../session/use-fair'
import { listMoment } from '../../ui/list/list-moment'
import type { Column } from '../../ui/list/list-rows'
import { StatusTag, type Tone } from '../../ui/status-tag'
import styles from './users.module.css'
import { usersTexts as texts } from './users.texts'

export const stateTones: Record<UserState, Tone> = {
  active: 'ok',
  initial: 'info',
  locked: 'warn',
  disabled: 'quiet',
}

export function useUserColumns(): Column<ListedUser>[] {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  const comma = language === 'en' ? ', ' : '、'
  return [
    {
      key: 'realName',
      sort: 'realName',
      title: say(texts.realName),
      names: true,
      cell: ({ realName, username, post }) => (
        <>
          {realName || username}
          {post ? <small className={styles.soft}> {post}</small> : null}
        </>
      ),
    },
    {
      key: 'username',
      sort: 'username',
      title: say(texts.username),
      cell: ({ username }) => <code className={styles.mono}>{username}</code>,
    },
    {
      key: 'roles',
      title: say(texts.roles),
      wraps: true,
      cell: ({ department, roles }) =>
        department === 'administrator'
          ? staffDepartmentNames.administrator[language]
          : roles.map((role) => role[language]).join(comma),
    },
    {
      key: 'unit',
      title: say(texts.unit),
      wraps: true,
      cell: ({ unit }) => (unit ? (language === 'en' && unit.en) || unit.zh : ''),
    },
    {
      key: 'contact',
      title: say(texts.contact),
      cell: ({ mobile, email }) => mobile || email,
    },
    {
      key: 'state',
      title: say(texts.state),
      cell: ({ state }) => <StatusTag tone={stateTones[state]}>{userStateNames[state][language]}</StatusTag>,
    },
    {
      key: 'lastLogin',
      sort: 'lastLogin',
      title: say(texts.lastLogin),
      cell: ({ lastLogin, openSessions }) => (
        <>
          {lastLogin ? listMoment(lastLogin, timeZone) : say(texts.never)}
          {openSessions > 0 ? (
            <small className={styles.soft}> {say(texts.online, { count: openSessions })}</small>
          ) : null}
        </>
      ),
    },
  ]
}
